import type { Catalogue, Languages } from '../../engine/messages/format'

/** The files of words/<language>/*.json, put together for each language. */
export function byLanguage(files: Readonly<Record<string, Catalogue>>): Languages {
  const languages: Record<string, Catalogue> = {}
  for (const [path, words] of Object.entries(files)) {
    const language = path.split('/').at(-2) ?? 'en'
    languages[language] = Object.assign(languages[language] ?? {}, words)
  }
  return languages
}
