import type { IndexHtmlTransformContext, Plugin } from 'vite'
import { chunksOf, FIRST_SCREEN } from './firstStyles'

/** The type of nearly every word. */
const FONTS = /alegreya-(sans-latin-(400-normal|400-italic|500-normal|700-normal)|latin-wght-normal)-[\w-]+\.woff2$/

/** What comes with the page need not be looked for when it is wanted. */
export const withoutPreloaded = (
  file: string,
  files: readonly string[],
  { hostType }: { hostType: string }
): string[] => (hostType === 'js' && file.includes(FIRST_SCREEN) ? [] : [...files])

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

/** What takes longest is asked for first; its styles come with the page's own. */
const placeIn = (bundle: Bundle) =>
  [...chunksOf(FIRST_SCREEN, bundle)]
    .sort((a, b) => b.code.length - a.code.length)
    .map(({ fileName }) => link({ rel: 'modulepreload', crossorigin: true, href: `./${fileName}` }))
