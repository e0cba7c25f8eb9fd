// What a sheet is written with: content for its names, and every sentence there is.
import { linkPacks, loadPack, type Content } from '../../engine/oathsworn/content'
import type { Writing } from '../../engine/oathsworn/campaign/sheet'
import { speak, type Catalogue } from '../../engine/kernel/speak'
import { shippedPacks } from '../packs/shipped'

const files = import.meta.glob<Catalogue>('../../data/words/en/*.json', { eager: true, import: 'default' })
const spoken: Catalogue = Object.assign({}, ...Object.values(files))

/** With the content a company is played with; a sheet for anybody is written with the packs that come with the app. */
export function writingFrom(content: Content = shippedContent()): Writing {
  const catalogue = { ...spoken, ...content.words['en'] }
  return { content, tell: (what) => speak(catalogue, what) }
}

function shippedContent(): Content {
  const packs = ['core', 'starter'].map((name) => {
    const found = shippedPacks.get(name)
    const loaded = found && loadPack(found)
    if (!loaded?.ok) throw new Error(`the shipped pack ${name} is broken`)
    return loaded.pack
  })
  const linked = linkPacks(packs)
  if (!linked.ok) throw new Error('the shipped packs do not fit together')
  return linked.content
}
