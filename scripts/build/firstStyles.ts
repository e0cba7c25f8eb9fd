import type { Plugin, Rollup } from 'vite'

type Bundle = Rollup.OutputBundle

/** The file in a game's room (`renderer/games`) that is the place most starts lead back to. */
export const FIRST_SCREEN = 'firstScreen'

/**
 * What the first picture is dressed in is one file instead of a dozen: each would be asked of main for itself, and each
 * would have the page look through its elements once more. Whoever wanted one of them wants the one.
 */
export const firstStyles = (): Plugin => ({
  name: 'free-company:first-styles',
  apply: 'build',
  // Before the pages and whatever loads screens are told which styles they need.
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      const first = [...chunksOf('index', bundle), ...chunksOf(FIRST_SCREEN, bundle)]
      const merged = new Set(first.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
      const source = [...merged].map((style) => textOf(style, bundle)).join('')
      const one = this.getFileName(this.emitFile({ type: 'asset', name: 'first.css', source }))
      for (const style of merged) delete bundle[style]
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') wear(chunk, merged, one)
    }
  }
})

/**
 * The chunks of this name and all they import, in the order in which they run: what a screen says of its parts counts over what the parts
 * say of themselves.
 */
export function chunksOf(name: string, bundle: Bundle): readonly Rollup.OutputChunk[] {
  const chunks = new Set<Rollup.OutputChunk>()
  const passed = new Set<string>()
  const take = (file: string): void => {
    const chunk = bundle[file]
    if (passed.has(file) || chunk?.type !== 'chunk') return
    passed.add(file)
    chunk.imports.forEach(take)
    chunks.add(chunk)
  }
  const named = Object.values(bundle).filter((chunk) => chunk.type === 'chunk' && chunk.name === name)
  if (named.length === 0) throw new Error(`there is no ${name}: what does the first picture need?`)
  for (const { fileName } of named) take(fileName)
  return [...chunks]
}

function textOf(style: string, bundle: Bundle): string {
  const asset = bundle[style]
  if (asset?.type !== 'asset') throw new Error(`${style} is wanted and not there`)
  return String(asset.source)
}

function wear({ viteMetadata }: Rollup.OutputChunk, merged: ReadonlySet<string>, one: string): void {
  const worn = viteMetadata?.importedCss
  const others = [...(worn ?? [])].filter((style) => !merged.has(style))
  if (!worn || others.length === worn.size) return
  worn.clear()
  for (const style of [one, ...others]) worn.add(style)
}
