import { describe, expect, it } from 'vitest'
import { Run } from '../../../../engine/kernel/run'
import type { Json } from '../../../../engine/kernel/ids'
import { gamesWith, libraryIn } from '../../../../main/games/hosting'
import type { Games } from '../../../../main/tables/game'
import { kindOf, linkedOf, trialOf } from '../../fixtures/hosted'
import { scratch, value } from '../../saves/kit'

const GAME = 'rolling-fates'
const here = (folder: string | null = null): Games => gamesWith(libraryIn(folder))
const offer = (games: Games) => value(kindOf(games, GAME).offer()) as unknown as { characters: { id: string }[]; adventures: { id: string }[] } // prettier-ignore
const board = { rows: [{ life: 18, defense: 1, inventory: 4 }], abilities: [{ name: 'Cleave', cost: 'aa', parts: [{ targets: 1, damage: 6 }] }] } // prettier-ignore

describe('Rolling Fates in this house', () => {
  it('RF-APP-01, RF-APP-02, RF-SET-08 offers its adventures by order and its characters', () => {
    const { adventures, characters } = offer(here())
    expect(adventures.map(({ id }) => id)).toEqual(['unstruck-bell'])
    expect(characters).toHaveLength(6)
  })
  it.each(['random', 'careful'])('is played by a bot: %s', (kind) => {
    const games = here()
    const { game, bot } = linkedOf(games, GAME)
    const run = Run.start(game, trialOf(games, GAME, 'bot').setup, 'bot')
    const player = bot?.(kind, 'bot')
    for (let n = 0; n < 60 && run.waiting.length > 0; n++) {
      const prompt = run.waiting[0]!
      expect(run.answer({ seat: prompt.seat, by: 'bot', reply: player!(prompt, run.state) }).ok).toBe(true)
    }
    expect(run.revision).toBeGreaterThan(20)
  })
  it('RF-SET-02 says why a set-up is none', () => {
    const { objects } = linkedOf(here(), GAME)
    const why = (setup: Json): string | undefined => objects?.(setup)?.why.key
    expect(why({ adventure: 'unstruck-bell', characters: ['drover', 'drover'] })).toBe('fates.setup.twice')
    expect(why({ adventure: 'none', characters: ['drover'] })).toBe('fates.setup.adventure')
    expect(why({ adventure: 'unstruck-bell', characters: [{ name: 'Amakar' }] })).toBe('fates.setup.heroes')
    expect(why({ adventure: 'unstruck-bell', characters: ['drover'] })).toBeUndefined()
  })
  it('RF-APP-07 tells the chance of each ability, and that of a keep', () => {
    const { game, ask } = linkedOf(here(), GAME)
    const setup = { adventure: 'unstruck-bell', characters: ['drover'] }
    const run = Run.start(game, setup, 'odds')
    const dice = { ...(run.state as object), phase: 'opening', heroes: [{ ...(run.state as { heroes: object[] }).heroes[0], luck: 4, dice: [2, 2, 3, 5, 6] }] } // prettier-ignore
    const told = ask?.(dice, { odds: 'abilities', hero: 'seat-1' }, []) as {
      abilities: { p: number; keep: number[] }[]
    }
    expect(told.abilities).toHaveLength(6)
    for (const { p } of told.abilities) expect(p).toBeGreaterThanOrEqual(0)
    const kept = ask?.(dice, { odds: 'abilities', hero: 'seat-1', keep: [6] }, []) as typeof told
    for (const [at, { p, keep }] of kept.abilities.entries()) {
      expect(keep).toEqual([6])
      expect(p).toBeLessThanOrEqual(told.abilities[at]!.p + 1e-12)
    }
    expect(ask?.(dice, { odds: 'abilities', hero: 'seat-1', keep: [1] }, [])).toBeNull()
  })
  it("RF-APP-02 a hero's board told once is known for ever", () => {
    const folder = scratch()
    const games = here(folder)
    const { game, remember } = linkedOf(games, GAME)
    const setup = { adventure: 'unstruck-bell', characters: [{ name: 'Amakar' }], dials: { heroes: 'table' } }
    const run = Run.start(game, setup, 'told')
    const answered = run.answer({ seat: run.waiting[0]!.seat, by: 'person', reply: { form: 'card', card: board } })
    if (!answered.ok) throw new Error(answered.why.key)
    expect(value(remember!(run.state, answered.happenings))).toMatchObject([{ key: 'packs.remembered' }])
    const later = here(folder)
    expect(offer(later).characters.map(({ id }) => id)).toContain('own-amakar')
    const again = Run.start(linkedOf(later, GAME).game, { ...setup, characters: ['own-amakar'] }, 'again')
    expect(again.state).toMatchObject({ heroes: [{ life: 18 }] })
    // Told by name once more it is the same hero, and nothing is asked.
    const named = Run.start(linkedOf(later, GAME).game, setup, 'named')
    expect(named.waiting[0]?.title.key).not.toBe('fates.board')
  })
})
