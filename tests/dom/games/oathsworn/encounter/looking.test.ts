import { describe, expect, it, vi } from 'vitest'
import { effectScope, ref } from 'vue'
import type { Json } from '../../../../../engine/kernel/ids'
import type { Happened } from '../../../../../engine/games/oathsworn/encounter/happenings'
import { lookFor } from '../../../../../main/games/oathsworn/look'
import type { Book } from '../../../../../engine/games/oathsworn/encounter/table/book'
import { sharingPlace } from '../../../../../renderer/table/board/choices'
import { overlayOf, type LensAnswer } from '../../../../../renderer/games/oathsworn/encounter/overlays/answers'
import type { StageForecast } from '../../../../../engine/games/oathsworn/encounter/forecast/answers'
import { overlaysOfHappened } from '../../../../../renderer/games/oathsworn/encounter/overlays/happened'
import { aimingIn, areaOffered, reachOffered } from '../../../../../renderer/games/oathsworn/encounter/overlays/offered'
import { unlessLooked } from '../../../../../renderer/games/oathsworn/encounter/overlays/useBoardLook'
import { useAsked } from '../../../../../renderer/table/board/useAsked'
import { sceneOf } from '../../../../../renderer/games/oathsworn/encounter/model/sceneOf'
import { at, EVENING } from '../../../../../renderer/gallery/battlefieldScenes'
import { hexes, turn } from '../../../../../renderer/gallery/demoPrompts'
import { optionsOf, type Option, type Prompt } from '../../../../../renderer/table/prompts'
import { say } from '../../../../../renderer/words/say'
import { evening, learnStarter } from './evening'

const happened = (kind: string, facts: object): Happened => ({ kind, ...facts }) as Happened
const moved = (figure: string, from: string, path: string, how: string): Happened =>
  happened('figureMoved', { figure, from: at(from), path: path.split(' ').map(at), how })

describe('what would happen, drawn over the board', () => {
  it('shows the way of one’s own from where it stands, with its price', () => {
    const steps = [moved('warden', 'J8', 'K7', 'walk'), moved('warden', 'K7', 'K6', 'walk')]
    expect(overlaysOfHappened(steps, EVENING, 2)).toEqual([
      { kind: 'path', hexes: ['J8', 'K7', 'K6'].map(at), cost: 2 }
    ])
  })

  it('makes ghosts of the monster, of whom it pushes, and of what they run into', () => {
    const drawn = overlaysOfHappened(
      [
        moved('beast', 'I4', 'I5 I6', 'walk'),
        happened('figureTurned', { figure: 'beast', facing: 'SE' }),
        moved('cur', 'G8', 'F8', 'knockback'),
        happened('collided', { figure: 'cur', with: 'ally' }),
        happened('hpLost', { figure: 'cur', count: 1, cause: 'collision' }),
        happened('hpLost', { figure: 'cur', count: 1, cause: 'fire' })
      ],
      EVENING
    )
    expect(drawn).toEqual([
      { kind: 'stage', of: 'beast', path: ['I4', 'I5', 'I6'].map(at), facing: 'SE', hits: [] },
      { kind: 'knockback', of: 'cur', path: ['G8', 'F8'].map(at), hits: [], into: at('F8') },
      { kind: 'harm', entries: [{ at: { kind: 'figure', id: 'cur' }, hp: 2 }] }
    ])
  })

  it('names everybody who came into question, with the number that was compared', () => {
    const candidate = (figure: string, movement: number | null, visible = true, inReach: boolean | null = true) => {
      return { figure, movement, apart: 3, visible, inReach, mobbed: false }
    }
    const why = {
      why: 'target',
      candidates: [candidate('cur', 3), candidate('priest', null), candidate('witch', 2, false)]
    }
    const [drawn] = overlaysOfHappened([happened('targetChosen', { figure: 'beast', target: 'cur', why })], EVENING)
    expect(drawn).toEqual({
      kind: 'candidates',
      entries: [
        { at: { kind: 'figure', id: 'cur' }, number: 3, isChosen: true, isOut: false },
        { at: { kind: 'figure', id: 'priest' }, number: null, isChosen: false, isOut: false },
        { at: { kind: 'figure', id: 'witch' }, number: 2, isChosen: false, isOut: true }
      ]
    })
  })

  it('marks whom an attack hits, where they will stand by then', () => {
    const attack = happened('enemyAttacked', { by: ['beast'], on: ['cur'], shape: 'cone', hexes: [at('F8')] })
    const drawn = overlaysOfHappened(
      [moved('beast', 'I4', 'I5', 'charge'), moved('cur', 'G8', 'F8', 'push'), attack],
      EVENING
    )
    expect(drawn).toMatchObject([
      { kind: 'cone', hexes: [at('F8')] },
      { kind: 'charge', of: 'beast', hits: [at('F8')] },
      { kind: 'knockback', of: 'cur' }
    ])
    expect(overlaysOfHappened([attack], EVENING)).toHaveLength(2)
  })
})

describe('what a question says by itself', () => {
  it('is how far one can go, and the hexes an option covers', () => {
    expect(reachOffered(optionsOf(hexes)).map(({ kind }) => kind)).toEqual(['reach'])
    expect(reachOffered(optionsOf(turn))).toEqual([])
    const option: Option = { id: 'area:1:N', label: { key: 'x' }, data: { hexes: [at('J7')] } }
    const asking = { ...turn, data: { by: 'witch', shape: 'wave' } } as Prompt
    expect(areaOffered(asking, option)).toEqual([{ kind: 'wave', hexes: [at('J7')] }])
    expect(areaOffered(turn, option)).toEqual([{ kind: 'area', hexes: [at('J7')] }])
    expect(aimingIn({ ...turn, data: { by: 'witch', range: 4 } } as Prompt)).toEqual({ by: 'witch', range: 4 })
    expect(aimingIn(turn)).toBeNull()
  })
})

describe('reach that is looked at', () => {
  it('takes the place of the reach a question offers, and of nothing else', () => {
    const [offered, looked] = [reachOffered(optionsOf(hexes)), [{ kind: 'reach', cells: [] }] as const]
    expect(unlessLooked(offered, looked)).toEqual([])
    expect(unlessLooked(offered, [{ kind: 'spot', hexes: [at('J7')] }])).toEqual(offered)
  })
})

describe('a click on the board', () => {
  const option = (id: string, place: Option['at'], refused = false): Option => ({
    id,
    label: { key: id },
    ...(place ? { at: place } : {}),
    ...(refused ? { refused: { key: 'no' } } : {})
  })
  const options = [
    option('area:7:N', { hex: 7 }),
    option('area:7:SE', { hex: 7 }),
    option('area:8:N', { hex: 8 }),
    option('area:7:S', { hex: 7 }, true),
    option('slot:maw:0', { figure: 'stag', part: 'maw' }),
    option('slot:maw:1', { figure: 'stag', part: 'maw' }),
    option('end', undefined)
  ]

  it('means all that can be chosen where it falls', () => {
    expect(sharingPlace(options, 'area:7:N')).toEqual(['area:7:N', 'area:7:SE'])
    expect(sharingPlace(options, 'area:8:N')).toEqual(['area:8:N'])
    expect(sharingPlace(options, 'slot:maw:1')).toEqual(['slot:maw:0', 'slot:maw:1'])
    expect(sharingPlace(options, 'end')).toEqual(['end'])
  })
})

describe('what main answers about the board', () => {
  learnStarter()
  const { run, snapshot } = evening('lenses', ({ answers, state }) => answers > 80 && state.stage.shown !== null)
  const scene = sceneOf(snapshot.view as never)
  const ask = (question: Json): Json | undefined => lookFor(run.game.book as Book, run.state, question) ?? undefined
  const [boss] = scene.monsters
  const [hero] = scene.figures

  it('becomes an overlay for every lens', () => {
    for (const figure of [boss!.id, hero!.id])
      for (const lens of ['arcs', 'reach', 'range'] as const)
        expect(overlayOf({ lens, told: ask({ ask: lens, figure }) } as never).kind, `${lens} ${figure}`).toBe(lens)
    const told = ask({ ask: 'sight', from: hero!.id, figure: boss!.id })
    const line = overlayOf({ lens: 'sight', told } as unknown as LensAnswer)
    expect(line).toMatchObject({ kind: 'sight', from: hero!.hex })
  })

  it('becomes a forecast that is told like what really happens', () => {
    const forecast = ask({ ask: 'outlook' }) as unknown as StageForecast
    expect(forecast.lines.length).toBeGreaterThan(0)
    for (const line of forecast.lines) expect(say(line)).not.toMatch(/undefined|report\./)
    expect(overlaysOfHappened(forecast.happened, scene).length).toBeGreaterThan(0)
  })
})

describe('a question about what is pointed at', () => {
  it('waits for the pointer to rest, and an answer that comes too late is not shown', async () => {
    vi.useFakeTimers()
    const scope = effectScope()
    const key = ref<string | null>('a')
    const asked: string[] = []
    const answer = scope.run(() =>
      useAsked(
        () => key.value,
        () => {
          const now = String(key.value)
          asked.push(now)
          return new Promise<string>((done) => setTimeout(() => done(now), 100))
        },
        40
      )
    )!
    await vi.advanceTimersByTimeAsync(20)
    key.value = 'b'
    await vi.advanceTimersByTimeAsync(60)
    expect(asked).toEqual(['b'])
    key.value = 'c'
    await vi.advanceTimersByTimeAsync(90)
    expect(answer.value).toBeUndefined()
    await vi.advanceTimersByTimeAsync(100)
    expect(answer.value).toBe('c')
    key.value = null
    await vi.advanceTimersByTimeAsync(0)
    expect(answer.value).toBeUndefined()
    scope.stop()
    vi.useRealTimers()
  })
})
