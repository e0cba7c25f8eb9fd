// npm run gallery: every piece, overlay, motion and choice of the battlefield.   npm run gallery -- parts: every component.
import { ensureBuilt } from './build.mjs'
import { electronFlags, withDisplay } from './display.mjs'
import { at, main, run } from './lib.mjs'
import { say, Trouble } from './say.mjs'
import { setup } from './setup.mjs'

const PAGES = { battlefield: 'battlefield-gallery', parts: 'gallery' }

await main(async ([which = 'battlefield', search = '']) => {
  const page = PAGES[which]
  if (!page)
    throw new Trouble({ what: `There is no gallery "${which}".`, cure: `one of: ${Object.keys(PAGES).join(', ')}` })
  const electron = await setup()
  await ensureBuilt()
  say('Opening the gallery. Close its window to come back here.')
  return withDisplay(async (env) => {
    const options = { env: { ...env, GALLERY_PAGE: page, GALLERY: search } }
    return (await run(electron, [...electronFlags(), at('scripts/gallery-window.cjs')], options)).code
  })
})
