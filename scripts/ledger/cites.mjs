// Who cites a clause: code anywhere in its text, a test in its title.
import { readdirSync, readFileSync } from 'node:fs'
import { at } from '../lib.mjs'
import { anyId } from './ledgers.mjs'

const codeFolders = ['engine', 'main', 'preload', 'renderer', 'data']
/** The checker's own tests speak of clauses that do not exist. */
const isAboutLedgers = (file) => file.startsWith('tests/tooling/')
const isText = (file) => /\.(ts|mts|mjs|vue|json|txt|md|css|html)$/.test(file)

const idPattern = new RegExp(`\\b(?:${anyId()})\\b`, 'g')
const titlePattern = new RegExp(`['"\`]((?:(?:${anyId()})\\s*(?:,|and|\\+|·)?\\s*)+)[:\\s]\\s*[^\\s'"\`]`, 'g')
export const idsIn = (text) => [...text.matchAll(idPattern)].map(([id]) => id)

/**
 * The ids a text's titles begin with: `it('OW-LOS-03, OW-LOS-04 an obstacle …'`. A title is a string that starts with
 * ids and goes on in words, so that a table of cases counts too, and `rule: 'OW-LOS-03'` does not.
 */
export function idsInTitles(text) {
  return [...text.matchAll(titlePattern)].flatMap(([, ids]) => idsIn(ids))
}

function filesIn(folder) {
  try {
    return readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => isText(file) && !isAboutLedgers(file))
  } catch (error) {
    if (error.code === 'ENOENT') return []
    throw error
  }
}

const readAll = (folder) => filesIn(folder).map((file) => ({ file, text: readFileSync(at(file), 'utf8') }))

/** Every place an id is cited, and the sets of ids that code and test titles cite. */
export function readCites() {
  const code = codeFolders.flatMap(readAll)
  const tests = readAll('tests')
  const places = [...code, ...tests].flatMap(({ file, text }) => [...new Set(idsIn(text))].map((id) => ({ id, file })))
  return {
    places,
    byCode: new Set(code.flatMap(({ text }) => idsIn(text))),
    byTitle: new Set(tests.flatMap(({ text }) => idsInTitles(text)))
  }
}
