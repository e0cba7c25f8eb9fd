import { describe, expect, it } from 'vitest'
import { card, faces, order, parts, spread, turn, white } from '../../../renderer/gallery/demoPrompts'
import {
  emptyDraft,
  isEmptyDraft,
  openPile,
  replyOf,
  stepBack,
  withAmount,
  withFace,
  withPicked,
  type AnswerDraft
} from '../../../renderer/table/draft'
import type { Prompt } from '../../../renderer/table/prompts'

const picked = (prompt: Prompt, ...ids: string[]): AnswerDraft =>
  ids.reduce((draft, id) => withPicked(draft, prompt, id), emptyDraft(prompt))
type Of<F extends Prompt['form']> = Extract<Prompt, { form: F }>

describe('an answer in the making', () => {
  it('is complete at once when one option is asked for', () => {
    expect(replyOf(picked(turn, 'move3'), turn)).toEqual({ form: 'choose', chosen: ['move3'] })
    expect(replyOf(emptyDraft(turn), turn)).toBeUndefined()
  })

  it('never holds a refused or an unknown option', () => {
    expect(isEmptyDraft(picked(turn, 'shieldBash', 'nothing'))).toBe(true)
  })

  it('counts several, no more than fit, and lets one go again', () => {
    const two = picked(parts, 'heart', 'leftAntler', 'rightAntler')
    expect(replyOf(two, parts)).toEqual({ form: 'choose', chosen: ['heart', 'leftAntler'] })
    expect(replyOf(picked(parts, 'heart', 'heart'), parts)).toBeUndefined()
  })

  it('with a pattern takes so many of each kind, and is done when all are there', () => {
    const held = (id: string, group: string) => ({ id, label: { key: id }, group })
    const hand = {
      ...(parts as Of<'choose'>),
      options: [held('a', '0'), held('b', '1'), held('c', '1'), held('d', '1'), held('e', '0')],
      groups: [
        { id: '0', label: { key: 'zero' }, count: 1 },
        { id: '1', label: { key: 'one' }, count: 2 }
      ],
      min: 3,
      max: 3
    }
    expect(picked(hand, 'a', 'e').picked).toEqual(['a'])
    expect(replyOf(picked(hand, 'a', 'b'), hand)).toBeUndefined()
    expect(replyOf(picked(hand, 'a', 'b', 'c', 'd'), hand)).toEqual({ form: 'choose', chosen: ['a', 'b', 'c'] })
  })

  it('takes the last of an order for granted, and gives it back with the one before', () => {
    const done = picked(order, 'poison', 'bleed')
    expect(replyOf(done, order)).toEqual({ form: 'order', order: ['poison', 'bleed', 'knockback'] })
    expect(stepBack(done, order).picked).toEqual(['poison'])
  })

  it('gives no more than there is to give', () => {
    const prompt = spread as Of<'spread'>
    const draft = withAmount(withAmount(emptyDraft(prompt), prompt, 'whiteToYellow', 9), prompt, 'yellowToRed', 2)
    expect(draft.amounts).toEqual({ whiteToYellow: 3, yellowToRed: 0 })
    expect(withAmount(draft, prompt, 'redToBlack', 1)).toBe(draft)
    expect(replyOf(draft, prompt)).toEqual({ form: 'spread', amounts: { whiteToYellow: 3 } })
  })

  it('starts a number at its least', () => {
    expect(replyOf(emptyDraft(white), white)).toEqual({ form: 'number', value: 0 })
  })

  it('hears faces pile by pile, never more than are left', () => {
    const prompt = faces as Of<'faces'>
    const tell = (draft: AnswerDraft, face: string): AnswerDraft => {
      const pile = openPile(draft, prompt)
      return pile ? withFace(draft, prompt, pile.id, face) : draft
    }
    const told = ['2*', '2*', '0', '1', '3', '4*'].reduce(tell, emptyDraft(prompt))
    expect(replyOf(told, prompt)).toEqual({
      form: 'faces',
      faces: { 'demo.white': ['2*', '0', '1'], 'demo.red': ['4*'] }
    })
    expect(stepBack(told, prompt).faces['demo.red']).toEqual([])
    expect(replyOf(stepBack(told, prompt), prompt)).toBeUndefined()
  })

  it('of a described card is made elsewhere', () => {
    expect(replyOf(emptyDraft(card), card)).toBeUndefined()
  })
})
