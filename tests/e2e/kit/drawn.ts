// What an encounter's window draws, read off the page, and what it should draw of a view.
import type { Page } from '@playwright/test'
import type { EncounterView, FigureView } from '../../../engine/games/oathsworn/encounter/view/types'

type Hp = number | 'broken' | null

export interface Drawn {
  /** What stands on a hex, by its label: HP, or nothing that has any. */
  readonly board: { readonly [label: string]: Hp }
  /** Each monster, location by location. */
  readonly monsters: readonly { readonly [slot: string]: Hp }[]
  readonly seats: { readonly [seat: string]: { readonly hp: number; readonly animus: number } }
  /** The cards of the seat that lies open: in hand, and at each position of its wheel. */
  readonly cards: readonly (readonly string[])[]
  readonly round: number
}

export const drawnOn = (page: Page): Promise<Drawn & { readonly open: string | null }> =>
  page.evaluate(() => {
    const all = (selector: string, from: ParentNode = document): Element[] => [...from.querySelectorAll(selector)]
    const numberIn = (text: string | null | undefined, form: RegExp): number => Number(form.exec(text ?? '')?.[1] ?? -1)
    const hpIn = (text: string): number | 'broken' | null =>
      /broken/.test(text) ? 'broken' : /HP/.test(text) ? numberIn(text, /(\d+) HP/) : null
    const listed = all('.unseen > li').flatMap((one) => {
      const [, label, rest = ''] = /^([A-Z]+\d+)\b(.*)$/.exec(one.textContent?.trim() ?? '') ?? []
      return label === undefined ? [] : [[label, hpIn(rest)] as const]
    })
    const monsters = all('.boss').map((boss) =>
      Object.fromEntries(
        all('[data-part]', boss).map((slot) => {
          const said = slot.querySelector('.where .unseen')?.textContent ?? ''
          return [slot.getAttribute('data-part') ?? '', /of/.test(said) ? numberIn(said, /(\d+) of/) : hpIn(said)]
        })
      )
    )
    const seats = all('[data-seat-panel]').map((seat) => {
      const folded = seat.querySelector('.animus')?.textContent
      const pips = seat.querySelector('.facts .pips')?.getAttribute('aria-label')
      const hp = numberIn(seat.querySelector('.line .die')?.getAttribute('aria-label'), /(\d+) of/)
      const animus = folded === undefined ? numberIn(pips, /(\d+) \//) : numberIn(folded, /(\d+)/)
      return [seat.getAttribute('data-seat-panel') ?? '', { hp, animus }] as const
    })
    const open = document.querySelector('[data-seat-panel].open')
    const piles = open ? ['.hand', '.at-0', '.at-1', '.at-2', '.at-3'].map((pile) => `${pile} [data-card]`) : []
    const cards = piles.map((pile) => all(pile, open ?? document).map((card) => card.getAttribute('data-card') ?? ''))
    return {
      board: Object.fromEntries(listed),
      monsters,
      seats: Object.fromEntries(seats),
      cards: cards.map((pile) => pile.sort()),
      round: numberIn(document.querySelector('.stepper .round')?.textContent, /(\d+)/),
      open: open?.getAttribute('data-seat-panel') ?? null
    }
  })

const sum = (dice: readonly number[]): Hp => (dice.length === 0 ? 'broken' : dice.reduce((all, die) => all + die, 0))

const boardHp = (figure: FigureView): readonly (readonly [number, Hp])[] =>
  figure.kind === 'boss'
    ? // Where two locations lie on a hex the first is read out.
      figure.locations.toReversed().flatMap(({ hexes, dice }) => hexes.map((hex) => [hex, sum(dice)] as const))
    : [[figure.at ?? 0, figure.hp]]

/** What must be drawn of it, where the cards of this seat lie open. */
export function drawnOf(view: EncounterView, open: string | null): Drawn {
  const there = view.figures.filter(({ at }) => at !== null)
  const bodies = there.filter(({ kind }) => kind === 'boss')
  const standing: readonly (readonly [number, Hp])[] = [
    ...[...view.tiles, ...view.pieces].flatMap(({ hexes }) => hexes.map((hex) => [hex, null] as const)),
    ...view.thrown.map(({ hex }) => [hex, null] as const),
    ...bodies.flatMap(boardHp),
    ...there.filter(({ kind }) => kind !== 'boss').flatMap(boardHp)
  ]
  const labelOf = (hex: number): string => view.board.labels[view.board.hexes.findIndex((one) => one === hex)] ?? '?'
  const seat = view.seats.find(({ id }) => id === open)
  const lying = (at: unknown): string[] => (seat?.cards ?? []).flatMap((card) => (card.at === at ? card.id : [])).sort()
  return {
    board: Object.fromEntries(standing.map(([hex, hp]) => [labelOf(hex), hp])),
    monsters: view.figures
      .filter(({ kind }) => kind === 'boss')
      .map(({ locations }) => Object.fromEntries(locations.map(({ id, dice }) => [id, sum(dice)]))),
    seats: Object.fromEntries(view.seats.map(({ id, hp, animus }) => [id, { hp, animus: animus.available }])),
    cards: seat ? ['hand', 0, 1, 2, 3].map(lying) : [],
    round: view.clock.round
  }
}
