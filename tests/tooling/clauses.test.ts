import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { clausesIn, ledgerOf } from '../../scripts/build/clauses'
// @ts-expect-error -- the scripts are plain JavaScript
import { ledgers as untyped } from '../../scripts/ledger/ledgers.mjs'

const ledgers = untyped as readonly { readonly file: string; readonly clause: RegExp }[]

describe('the clauses of a ledger', () => {
  const small = [
    '**OW-AAA-01** [T+R] *A title.* When this → that.  ',
    'Edge: see OW-BBB-02.  ',
    'RULING: (LP+) ties go north. LP≠: south; setting `tie`, default off.',
    '',
    'Nothing of it.',
    '**OW-AAA-02** [R] *No text.*  ',
    'RULING: every `die` has six sides.',
    '- **EX-001** An example.',
    '- **RF-AAA-01** RULING: it is so. `[setting: x = true]`',
    '- **RF-EX-01** Another example.'
  ].join('\n')

  it('are what they say, without what is for those who write rules', () =>
    expect(clausesIn(small)).toEqual({
      'OW-AAA-01': { title: 'A title', text: ['When this → that.', 'Ties go north.'] },
      'OW-AAA-02': { title: 'No text', text: ['Every die has six sides.'] },
      'RF-AAA-01': { title: '', text: ['It is so.'] }
    }))

  it.each(['oathsworn', 'rolling-fates'])('of %s all say something, and nothing of the markup', (game) => {
    const ledger = ledgers.find(({ file }) => file.includes(`/${game}/`))!
    const all = clausesIn(readFileSync(ledgerOf(game), 'utf8'))
    const ids = [...readFileSync(ledgerOf(game), 'utf8').matchAll(ledger.clause)].map(({ groups }) => groups?.['id'])
    expect(Object.keys(all)).toEqual(ids)
    const odd = Object.entries(all).filter(
      ([, { title, text }]) =>
        text.length === 0 || /\*\*|`|RULING|LP[+≠]|^\[|^Edge:|\(app\)/m.test([title, ...text].join('\n'))
    )
    expect(odd).toEqual([])
  })
})
