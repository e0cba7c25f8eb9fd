import type { IndexHtmlTransformContext, Plugin } from 'vite'

/** The type of nearly every word, and the place most starts lead back to. */
const FONTS = /alegreya-(sans-latin-(400-normal|400-italic|500-normal|700-normal)|latin-wght-normal)-[\w-]+\.woff2$/
const PLACE = 'EncounterScreen'

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

/**
 * What the first picture needs is asked for with the page itself: the fonts before any word is laid out, the encounter
 * before the settings have said that this is where to go.
 */
export const preloads = (): Plugin => ({
  name: 'free-company:preloads',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle, filename }) =>
      bundle && /\/index\.html$/.test(filename) ? [...fontsIn(bundle), ...placeIn(bundle)] : []
  }
})

const link = (attrs: Record<string, string | boolean>) => ({ tag: 'link', attrs, injectTo: 'head' as const })

const fontsIn = (bundle: Bundle) =>
  Object.keys(bundle)
    .filter((file) => FONTS.test(file))
    .map((file) => link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `./${file}` }))

function placeIn(bundle: Bundle) {
  const files = new Set<string>()
  const styles = new Set<string>()
  const take = (file: string): void => {
    const chunk = bundle[file]
    if (files.has(file) || chunk?.type !== 'chunk') return
    files.add(file)
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
    chunk.imports.forEach(take)
  }
  const place = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.name === PLACE)
  if (!place) throw new Error(`there is no ${PLACE}: what is to be preloaded?`)
  take(place.fileName)
  return [
    ...[...files].map((file) => link({ rel: 'modulepreload', crossorigin: true, href: `./${file}` })),
    ...[...styles].map((file) => link({ rel: 'preload', as: 'style', crossorigin: true, href: `./${file}` }))
  ]
}
