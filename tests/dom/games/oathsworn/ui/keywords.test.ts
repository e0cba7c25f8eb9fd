import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { flushPromises, mount } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import { keyword, KEYWORDS, keywordsIn, piecesOf } from '../../../../../renderer/games/oathsworn/ui/keywords'
import { knows } from '../../../../../renderer/words/say'
import TermText from '../../../../../renderer/games/oathsworn/ui/TermText.vue'

const ledger = readFileSync(resolve(import.meta.dirname, '../../../../../docs/games/oathsworn/rules.md'), 'utf8')

describe('the terms of the game', () => {
  it('each have a meaning, and a clause that is in the ledger', () => {
    for (const id of KEYWORDS) {
      expect(knows(`keyword.${id}.term`) && knows(`keyword.${id}.text`), id).toBe(true)
      expect(ledger.includes(`**${keyword(id).clause}**`), id).toBe(true)
    }
  })

  it('are found in a sentence, each once, and nothing of the sentence is lost', () => {
    const sentence = 'Pushes all, then knockback 2; a second knockback is no Pushover.'
    const pieces = piecesOf(sentence)
    expect(pieces.map(({ text }) => text).join('')).toBe(sentence)
    expect(pieces.flatMap(({ keyword: id }) => id ?? [])).toEqual(['push', 'knockback'])
    expect(piecesOf('Somebody is caged, and the stage card charged.').flatMap(({ keyword: id }) => id ?? [])).toEqual([
      'cage',
      'stageCard',
      'charge'
    ])
    expect(keywordsIn(['Charge.', 'DEFENSE 3, charge again']).map(({ id }) => id)).toEqual(['charge', 'defense'])
  })

  it('explain themselves by key and under the pointer, with the clause', async () => {
    vi.useFakeTimers()
    const text = mount(TermText, { props: { text: 'Moves 4, attacks; knockback 2.' }, attachTo: document.body })
    expect(text.text()).toBe('Moves 4, attacks; knockback 2.')
    await text.find('button').trigger('click')
    await flushPromises()
    expect(document.body.textContent).toContain('OW-KB-01')
    await text.find('button').trigger('click')
    await flushPromises()
    expect(document.body.textContent).not.toContain('OW-KB-01')
    await text.find('button').trigger('pointerenter')
    vi.runAllTimers()
    await flushPromises()
    expect(document.body.textContent).toContain('OW-KB-01')
    text.unmount()
    vi.useRealTimers()
  })
})
