// Words and deeds: what a text says should be what the effects do.
import { words } from '../../../../messages/words'
import { allKinds } from '../kinds'
import type { Kind } from '../kinds'
import { isUnturned } from '../monster/unturned'
import type { Content } from '../pack'
import type { WordList } from '../../../../packs'
import { at, type Merging } from '../../../../packs'

const nameless: readonly Kind[] = [
  'board',
  'level',
  'sheet',
  'figure',
  'track',
  'might',
  'setting',
  'chapter',
  'archetype',
  'companion',
  'rules',
  'monster'
]

export function checkWords(content: Content, merging: Merging): void {
  const list: WordList = content.words['en'] ?? {}
  for (const kind of allKinds) {
    for (const [id, { record, origin }] of merging.records.get(kind) ?? []) {
      const { warnings } = merging.found
      if (!nameless.includes(kind) && !isUnturned(id) && list[`${kind}.${id}.name`] === undefined)
        warnings.push(at(origin, ['id'], words('link.no-name', { kind, id })))
      const said = numbersIn(list[`${kind}.${id}.text`] ?? '')
      const done = new Set<number>()
      if (said.length > 0) collectNumbers(record, done)
      for (const number of said.filter((one) => !done.has(one))) {
        warnings.push(at(origin, ['id'], words('link.text-number', { kind, id, number })))
      }
    }
  }
}

const numbersIn = (text: string): readonly number[] => [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits))

function collectNumbers(value: unknown, into: Set<number>): void {
  if (typeof value === 'number') into.add(Math.abs(value))
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) collectNumbers(part, into)
}
