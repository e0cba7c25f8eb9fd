import type { IndexHtmlTransformContext, Plugin } from 'vite'

/** The type of nearly every word, and the place most starts lead back to. */
const FONTS = /alegreya-(sans-latin-(400-normal|400-italic|500-normal|700-normal)|latin-wght-normal)-[\w-]+\.woff2$/
const PLACE = 'EncounterScreen'

/** What comes with the page need not be looked for when it is wanted. */
export const withoutPreloaded = (
  file: string,
  files: readonly string[],
  { hostType }: { hostType: string }
): string[] => (hostType === 'js' && file.includes(PLACE) ? [] : [...files])

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

/**
 * What the first picture needs is asked for with the page itself: the fonts before any word is laid out, the encounter
 * before the settings have said that this is where to go.
 */
export const preloads = (): Plugin => ({
  name: 'free-company:preloads',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle, filename }) =>
      bundle && /\/index\.html$/.test(filename)
        ? [...placeIn(bundle), ...fontsIn(bundle)].filter(({ attrs }) => !html.includes(attrs.href))
        : []
  }
})

const link = (attrs: { readonly href: string; readonly [name: string]: string | boolean }) => ({
  tag: 'link',
  attrs,
  injectTo: 'head' as const
})

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
    chunk.imports.forEach(take)
    // As they would come one after another: what a screen says of its parts counts over what the parts say of themselves.
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
  }
  const place = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.name === PLACE)
  if (!place) throw new Error(`there is no ${PLACE}: what is to be preloaded?`)
  take(place.fileName)
  // What takes longest is asked for first.
  const sizeOf = (file: string): number => {
    const chunk = bundle[file]
    return chunk?.type === 'chunk' ? chunk.code.length : 0
  }
  return [
    ...[...files]
      .sort((a, b) => sizeOf(b) - sizeOf(a))
      .map((file) => link({ rel: 'modulepreload', crossorigin: true, href: `./${file}` })),
    ...[...styles].map((file) => link({ rel: 'stylesheet', crossorigin: true, href: `./${file}` }))
  ]
}
