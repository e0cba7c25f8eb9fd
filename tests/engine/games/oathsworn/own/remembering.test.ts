import { describe, expect, it } from 'vitest'
import type { Json } from '../../../../../engine/kernel/ids'
import type { Prompt } from '../../../../../engine/kernel/prompt'
import { Run } from '../../../../../engine/kernel/run'
import type { PackFiles } from '../../../../../engine/packs'
import { keepsakeOf, type Keepsake } from '../../../../../engine/games/oathsworn/encounter/cards/keepsakes'
import { viewOf } from '../../../../../engine/games/oathsworn/encounter/view/view'
import { oathsworn } from '../../../../../engine/games/oathsworn/game'
import { keep, ownId } from '../../../../../engine/games/oathsworn/own/keep'
import { emptyOwnPack, OWN_PACK } from '../../../../../engine/games/oathsworn/own/pack'
import { fitting, forget, partsOf } from '../../../../../engine/games/oathsworn/own/parts'
import { company } from '../../../../fixtures/oathsworn/company'
import { contentOf, fixtureFiles } from '../../../../fixtures/oathsworn/pack'
import { least } from '../encounter/fixtures/tableau'

const core: PackFiles = { 'pack.json': { format: 1, id: 'core', version: '1.0.0', name: 'Core' } }
const base = contentOf(core, fixtureFiles)
const empty = emptyOwnPack('Our own cards')
const setup = (dials: Json): Json => company({ dials })

/** Plays an encounter until something is remembered; cards are told as the first of these that fits. */
function rememberedBy(
  content: typeof base,
  dials: Json,
  choose: (prompt: Prompt) => string | undefined,
  told: (prompt: Prompt) => Json
): Keepsake {
  const game = oathsworn(content)
  const run = Run.start(game, setup(dials), 'own')
  for (let n = 0; n < 400; n++) {
    const [prompt] = run.waiting
    if (!prompt) break
    const wanted = choose(prompt)
    const reply =
      prompt.form === 'card'
        ? { form: 'card' as const, card: told(prompt) }
        : wanted !== undefined &&
            prompt.form === 'choose' &&
            prompt.options.some(({ id, refused }) => id === wanted && !refused)
          ? { form: 'choose' as const, chosen: [wanted] }
          : least(prompt)
    const answered = run.answer({ seat: prompt.seat, by: 'person', reply: reply! })
    if (!answered.ok) throw new Error(answered.why.key)
    for (const happening of answered.happenings) {
      const keepsake = keepsakeOf(game.book, run.state, happening)
      if (keepsake) return keepsake
    }
  }
  throw new Error('nothing was remembered')
}

const ours = (more: Json = {}): Json => ({
  name: 'Hook & haul',
  animus: 1,
  cooldown: 2,
  remember: true,
  ...(more as object)
})
const nothing = { animus: 0, cooldown: 0, timing: { kind: 'free' }, effects: [] }
const strange = [{ do: 'apply', to: 'self', riders: [{ do: 'status', status: 'itch' }] }]
const playOwn = (prompt: Prompt): string | undefined =>
  prompt.title.key === 'ask.turn' ? 'own-card' : prompt.title.key === 'ask.ownCard' ? 'other' : undefined

describe('what is told is remembered', () => {
  const keepsake = rememberedBy(base, { cards: 'table' }, playOwn, () => ours())

  it('OW-CARD-01 an ability card goes into the own pack, which links like any other, and is known the next time', () => {
    const kept = keep(empty, base, keepsake)!
    const linked = contentOf(core, fixtureFiles, kept.files)
    expect(linked.ability.get('own-reaver-hook-haul')).toMatchObject({ class: 'reaver', cooldown: 2, level: 1 })
    expect(linked.words['en']?.['ability.own-reaver-hook-haul.name']).toBe('Hook & haul')
    expect(kept.isNew).toBe(true)
    expect(linked.packs.at(-1)?.id).toBe(OWN_PACK)
    const run = Run.start(oathsworn(linked), setup({ cards: 'table' }), 'again')
    const [hand] = run.waiting
    const offered = hand?.form === 'choose' ? hand.options.map(({ id }) => id) : []
    expect(hand?.title.key).toBe('ask.ownHand')
    // What no deck names comes first: it is what the people hold.
    expect(offered).toContain('card:own-reaver-hook-haul')
    const last = offered.indexOf('card:reaver-hew')
    expect(offered.indexOf('card:own-reaver-hook-haul')).toBeLessThan(last)
  })

  it('OW-CARD-01 the newest word counts: told again under its name, it takes the place of the old one', () => {
    const first = keep(empty, base, keepsake)!
    const again = {
      ...keepsake,
      card: { ...(keepsake as never as { card: object }).card, animus: 4, name: 'Hook & Haul ' }
    }
    const second = keep(first.files, contentOf(core, fixtureFiles, first.files), again as Keepsake)!
    expect(second.isNew).toBe(false)
    expect(partsOf(second.files)).toHaveLength(1)
    expect(contentOf(core, fixtureFiles, second.files).ability.get('own-reaver-hook-haul')?.entries[0]?.costs).toEqual([
      { pay: 'animus', animus: 4 }
    ])
  })

  it('OW-STAGE-01 a stage card belongs to its encounter and can be turned there the next time', () => {
    const told = { name: 'The old howl', stage: 1, effects: [], remember: true }
    const turned = (prompt: Prompt) => (prompt.title.key === 'ask.stageCard' ? 'own' : undefined)
    const stage = rememberedBy(base, { stage: 'table' }, turned, () => told)
    const kept = keep(empty, base, stage)!
    const linked = contentOf(core, fixtureFiles, kept.files)
    expect(linked['stage-card'].get('own-moot-the-old-howl')).toMatchObject({ encounter: 'moot', stage: 1 })
    const run = Run.start(oathsworn(linked), setup({ stage: 'table' }), 'again')
    for (let n = 0; n < 40 && run.waiting[0]?.title.key !== 'ask.stageCard'; n++)
      run.answer({ seat: run.waiting[0]!.seat, by: 'person', reply: least(run.waiting[0]!)! })
    const [question] = run.waiting
    expect(question?.form === 'choose' && question.options.map(({ id }) => id)).toContain('own-moot-the-old-howl')
    const before = run.state.stage.deck.length
    const chosen = { form: 'choose' as const, chosen: ['own-moot-the-old-howl'] }
    expect(run.answer({ seat: question!.seat, by: 'person', reply: chosen }).ok).toBe(true)
    expect(run.state.stage.shown).toBe('own-moot-the-old-howl')
    expect(run.state.stage.deck).toHaveLength(before)
  })

  it('OW-CARD-05, OW-STAGE-02, OW-MINION-04 what a known card, stage card or box does is a patch of its record', () => {
    const effects: Json = [{ do: 'tell', line: 'ours' }]
    const untold = fixtureFiles['abilities/all.json'] as { id: string; entries: { effects: Json }[] }[]
    const files: PackFiles = {
      ...fixtureFiles,
      'abilities/all.json': untold.map((card) =>
        card.id === 'reaver-second-wind' ? { ...card, entries: [{ ...card.entries[0], effects: 'table' }] } : card
      ) as never
    }
    const content = contentOf(core, files)
    const told = { effects: [{ do: 'extra-turn' }], remember: true }
    const text = rememberedBy(
      content,
      {},
      (prompt) => (prompt.title.key === 'ask.turn' ? 'card:reaver-second-wind:0' : undefined),
      () => told
    )
    const kept = keep(empty, content, text)!
    expect(partsOf(kept.files)).toMatchObject([{ kind: 'ability', id: 'reaver-second-wind', isText: true }])
    const linked = contentOf(core, files, kept.files)
    expect(linked.ability.get('reaver-second-wind')?.entries[0]?.effects).toMatchObject([{ do: 'extra-turn' }])
    const stage = keep(kept.files, content, { keep: 'stage-text', id: 'lunge', effects: effects as never })!
    const box = keep(stage.files, content, {
      keep: 'box',
      rules: [...content.rules.keys()][0]!,
      enemy: [...content.rules.values()][0]!.minions[0]!.enemy,
      effects: effects as never
    })!
    const all = contentOf(core, files, box.files)
    expect(all['stage-card'].get('lunge')?.effects).toEqual(effects)
    expect([...all.rules.values()][0]!.minions[0]?.acts).toEqual(effects)
    expect(partsOf(box.files)).toHaveLength(3)
  })

  it('OW-CARD-01 a card divided by a line is remembered with both its parts', () => {
    const below = { animus: 2, timing: { kind: 'action' }, effects: [{ do: 'extra-turn' }] }
    const divided = rememberedBy(base, { cards: 'table' }, playOwn, () => ours({ below }))
    const linked = contentOf(core, fixtureFiles, keep(empty, base, divided)!.files)
    expect(linked.ability.get('own-reaver-hook-haul')?.entries).toMatchObject([
      { costs: [{ animus: 1 }], effects: [] },
      { costs: [{ animus: 2 }], effects: [{ do: 'extra-turn' }] }
    ])
  })

  it('OW-ENC-09, OW-SETUP-09 items and injuries are records of the own pack, named in the set-up of the next encounter', () => {
    const bell: Json = {
      ...{ ruling: 'own-item', seat: 'seat-1', name: 'Old bell', slot: 'weapon', type: 'mace', hands: 1 },
      ...{ might: { red: 2 }, defence: 1, range: 3, deck: 'unique', chapter: 4, value: 7, remember: true },
      ability: { animus: 1, cooldown: null, timing: { kind: 'free' }, effects: [{ do: 'extra-turn' }] }
    }
    const lip: Json = { ruling: 'own-injury', seat: 'seat-1', name: 'Split lip', cooldown: 1, remember: true }
    const files = [bell, lip].reduce<PackFiles>((now, ruling) => {
      const game = oathsworn(contentOf(core, fixtureFiles, now))
      const run = Run.start(game, setup({}), 'told')
      const told = run.answer({ seat: run.waiting[0]!.seat, by: 'person', reply: { form: 'ruling', ruling } })
      const kept = (told.ok ? told.happenings : []).flatMap((one) => keepsakeOf(game.book, run.state, one) ?? [])
      expect(kept).toHaveLength(1)
      return keep(now, base, kept[0]!)!.files
    }, empty)
    const linked = contentOf(core, fixtureFiles, files)
    expect(linked.item.get('own-old-bell')).toMatchObject({ deck: 'unique', chapter: 4, value: 7, range: 3, hands: 1 })
    expect(linked.injury.get('own-split-lip')).toMatchObject({ cooldown: 1, curative: false })
    expect(linked.words['en']?.['injury.own-split-lip.name']).toBe('Split lip')
    expect(partsOf(files).map(({ kind, of }) => [kind, of])).toEqual([
      ['item', null],
      ['injury', null]
    ])

    const game = oathsworn(linked)
    const run = Run.start(game, setup({ cards: 'table' }), 'again')
    for (let n = 0; n < 20 && run.waiting[0]?.title.key !== 'ask.ownKit'; n++)
      run.answer({ seat: run.waiting[0]!.seat, by: 'person', reply: least(run.waiting[0]!)! })
    expect(run.waiting.map(({ seat }) => seat)).toEqual(['seat-1', 'seat-2', 'seat-3', 'seat-4'])
    const seen = () => viewOf(game.book, run.state).seats[0]!
    const before = seen()
    const chosen = ['card:own-old-bell', 'card:own-split-lip']
    for (const { seat } of run.waiting)
      run.answer({ seat, by: 'person', reply: { form: 'choose', chosen: seat === 'seat-1' ? chosen : [] } })
    expect([seen().cubes.red, seen().defence]).toEqual([before.cubes.red + 2, before.defence + 1])
    expect(
      seen()
        .cards.filter(({ id }) => id.startsWith('own-'))
        .map(({ kind, at }) => [kind, at])
    ).toEqual([
      ['item', 'hand'],
      ['injury', 'hand']
    ])
    expect(partsOf(partsOf(files).reduce((now, part) => forget(now, part), files))).toEqual([])
  })

  it('is forgotten whole, words and all', () => {
    const kept = keep(empty, base, keepsake)!
    const [part] = partsOf(kept.files)
    expect(forget(kept.files, part!)).toEqual(empty)
  })

  it('waits while the pack it belongs to is not there', () => {
    const { files } = keep(empty, base, keepsake)!
    const alone = contentOf(core)
    expect(Object.keys(fitting(files, alone)).sort()).toEqual(['pack.json', 'words/en.json'])
    expect(fitting(files, base)).toEqual(files)
    expect(keep(empty, alone, { keep: 'stage-text', id: 'lunge', effects: [] })).toBeNull()
  })

  it('has a name made of plain letters, and one even where there are none', () => {
    expect(ownId(['witch', 'Übel & Wehe!'])).toBe('own-witch-ubel-wehe')
    expect(ownId(['witch', '魔女'])).toMatch(/^own-witch-[a-z0-9]+$/)
    expect(ownId(['witch', '魔女'])).not.toBe(ownId(['witch', '魔']))
    expect(ownId(['witch', 'a'.repeat(200)]).length).toBeLessThanOrEqual(60)
  })
})

describe('what is told without a name cannot be remembered', () => {
  it.each([
    ['a name is wanted', { remember: true }, 'told.cardNameless'],
    ['what it names has to be there', { ability: { ...nothing, effects: strange } }, 'told.noRecord']
  ])('OW-ENC-09 of an item, too: %s', (_, more, key) => {
    const ruling = { ruling: 'own-item', seat: 'seat-1', ...more } as Json
    const refused = oathsworn(base).rule(Run.start(oathsworn(base), setup({}), 'own').state, ruling)
    expect(refused).toMatchObject({ ok: false, why: { key: 'ruling.refused.told', args: { problem: { key } } } })
  })

  it('OW-CARD-01 it is asked again, with the reason in the report', () => {
    const game = oathsworn(base)
    const run = Run.start(game, setup({ cards: 'table' }), 'own')
    for (let n = 0; n < 60 && run.waiting[0]?.form !== 'card'; n++) {
      const [prompt] = run.waiting
      const wanted = playOwn(prompt!)
      const reply = wanted ? { form: 'choose' as const, chosen: [wanted] } : least(prompt!)
      run.answer({ seat: prompt!.seat, by: 'person', reply: reply! })
    }
    const [asked] = run.waiting
    const answered = run.answer({ seat: asked!.seat, by: 'person', reply: { form: 'card', card: ours({ name: ' ' }) } })
    expect(answered.ok && answered.happenings).toMatchObject([
      { kind: 'told', words: { key: 'told.cardUnread', args: { problem: { key: 'told.cardNameless' } } } }
    ])
    expect(run.waiting[0]?.title.key).toBe('ask.card.again')
  })
})
