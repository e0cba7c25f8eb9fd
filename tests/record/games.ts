import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Json } from '../../engine/kernel/ids'
import { bots, BOTS, type EncounterBot } from '../../engine/games/oathsworn/bots'
import { picker } from '../../engine/simulation/bot'
import { playOut } from '../../engine/simulation/playOut'
import type { PackFiles } from '../../engine/packs'
import { SEATS } from '../../engine/games/oathsworn/encounter/state/ids'
import type { Encounter } from '../../engine/games/oathsworn/encounter/state/state'
import { oathsworn } from '../../engine/games/oathsworn/game'
import { readySetup } from '../../engine/games/oathsworn/ready'
import { playCampaignScenario, readCampaignScenario } from '../../engine/games/oathsworn/scenario/campaign'
import { WAYS } from '../../engine/simulation/scenario/playing'
import { playScenario, readScenario, type OathswornGame } from '../../engine/games/oathsworn/scenario/scenario'
import { legalReply, numbers } from '../engine/kernel/fixtures/drive'
import { roadGame } from '../engine/games/oathsworn/campaign/fixtures/pack'
import { plan } from '../engine/games/oathsworn/campaign/fixtures/play'
import { contentOf } from '../engine/games/oathsworn/content/pack-folder'
import { company } from '../fixtures/oathsworn/company'
import { fixtureContent } from '../fixtures/oathsworn/pack'
import { Digest, recorded, type Player, type Record } from './record'

const content = contentOf('core', 'starter')
const starter = oathsworn(content)
const fixture = oathsworn(fixtureContent())
const tokens = { animus: 1, battleflow: 1, defence: 1, empowered: 1, redraw: 2 }

/** A bot that now and then says that the table is otherwise; much of what it says is refused, some of it asks in turn. */
function disputing(game: OathswornGame, bot: EncounterBot, seed: string): Player<Encounter> {
  const pick = picker(`${seed} disputes`)
  const mind = picker(seed)
  const one = <T>(list: readonly T[]): T => list[pick(list.length)] as T
  return (prompt, state) => {
    if (pick(14) > 0) return bot({ prompt, state, book: game.book, pick: mind })
    const figure = one(Object.keys(state.figures))
    const seat = one(SEATS)
    const corrections: readonly Json[] = [
      { ruling: 'hp', figure, hp: 1 + pick(5) },
      { ruling: 'tokens', seat, token: 'battleflow', count: 1 + pick(2) },
      { ruling: 'spend-token', seat, token: 'battleflow' },
      { ruling: 'spend-token', seat, token: 'animus' },
      { ruling: 'own-card', seat, animus: 1 },
      { ruling: 'animus', seat, available: pick(6) },
      { ruling: 'extra-turn', seat },
      { ruling: 'go', round: state.clock.round + pick(2), phase: one(['refresh', 'oathsworn', 'encounter', 'end']) },
      { ruling: 'turn-of', seat },
      { ruling: 'remove', figure: pick(9) === 0 ? figure : 'nobody' }
    ]
    return { form: 'ruling', ruling: one(corrections) }
  }
}

/** Every bot against every monster; in every other fight the table corrects something now and then. */
export function fights(seeds: number): Record {
  const lines: Record = {}
  for (const encounter of content.encounter.keys())
    for (const bot of BOTS)
      for (let n = 0; n < seeds; n++) {
        const seed = `${encounter} ${bot} ${n}`
        const setup = readySetup(content, { encounter, level: 1 + (n % 3) }) as unknown as Json
        const mind = picker(seed)
        const player: Player<Encounter> =
          n % 2 === 0
            ? (prompt, state) => bots[bot]({ prompt, state, book: starter.book, pick: mind })
            : disputing(starter, bots[bot], seed)
        lines[seed] = recorded(starter, setup, seed, player, { answers: 3000, lookBack: 37 })
        lines[`${seed} straight`] = straight(starter, setup, seed, bots[bot])
      }
  return lines
}

function straight(game: OathswornGame, setup: Json, seed: string, bot: EncounterBot): string {
  const digest = new Digest()
  const { state, answers } = playOut(
    game,
    setup,
    seed,
    (sight) => {
      const reply = bot(sight)
      digest.add([sight.prompt, reply])
      return reply
    },
    (happening) => digest.add(happening)
  )
  return `${answers} ${digest.add(state).text}`
}

/** Companies and tables that between them use everything there is. */
const NIGHTS: { readonly [name: string]: Json } = {
  'four full characters': company(),
  companions: company(
    {},
    { strider: { mode: 'companion', injuries: ['sprain', 'gash'] }, bulwark: { mode: 'companion', tokens } }
  ),
  ambushed: company(
    {
      ambushed: true,
      allies: [
        { ally: 'spearman', count: 4 },
        { ally: 'drummer', count: 1 }
      ]
    },
    { reaver: { injuries: ['sprain'], tokens }, hexer: { injuries: ['gash', 'sprain'], tokens, hp: 3 } }
  ),
  dice: company({
    difficulty: 'journeyman',
    dials: { dice: 'ask' },
    settings: { enemyDice: true, refillAtOnce: true }
  }),
  dread: company({ difficulty: 'dread', hardcore: true, replay: true }),
  'cards held by the table': company({ dials: { cards: 'table', stage: 'table' } }),
  'might told by the table': company({ dials: { might: 'table' } })
}

export function nights(seeds: number): Record {
  const lines: Record = {}
  for (const [name, setup] of Object.entries(NIGHTS))
    for (let n = 0; n < seeds; n++) {
      const seed = `${name} ${n}`
      lines[seed] = recorded(fixture, setup, seed, disputing(fixture, bots.random, seed), {
        answers: 500,
        lookBack: 23
      })
    }
  return lines
}

/** Campaigns in which the table does as it likes. */
export function campaigns(seeds: number, answers = 300): Record {
  const game = roadGame()
  const setups: readonly Json[] = [
    plan(),
    plan({ hardcore: true, difficulty: 'dread', players: 3, settings: { swapIron: 'stays' } }),
    plan({ dials: { might: 'table', cards: 'table' }, settings: { curativeLimitScope: 'chapter', shopByToken: true } }),
    {}
  ]
  const lines: Record = {}
  for (const [i, setup] of setups.entries())
    for (let n = 0; n < seeds; n++) {
      const next = numbers(n * 7919 + i * 31 + 1)
      const one = <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)]
      lines[`campaign ${i} ${n}`] = recorded(
        game,
        setup,
        `${i} ${n}`,
        (prompt, state) => {
          if (next() >= 0.25) return legalReply(prompt, next)
          const [item, other, who] = [
            one(Object.keys(state.items)),
            one(Object.keys(state.items)),
            one(Object.keys(state.characters))
          ]
          const whims: readonly { readonly [field: string]: Json | undefined }[] = [
            { do: 'equip', item, by: who },
            { do: 'unequip', item },
            { do: 'exchange', one: item, other },
            { do: 'archive', items: [item ?? ''] },
            { do: 'sell', item },
            { do: 'buy-curatives', count: 1 },
            { do: 'open-trade', shop: 'apothecary' },
            { do: 'close-trade' },
            { do: 'gain-iron', iron: 2 },
            { do: 'lose-iron', iron: 7 },
            { do: 'quick-level', character: who },
            { do: 'hp', character: who, by: -1 },
            { do: 'draw-items', deck: 'unique', count: 1 },
            { do: 'battle', result: { outcome: 'victory', fallen: [] } }
          ]
          return { form: 'ruling', ruling: JSON.parse(JSON.stringify(one(whims) ?? null)) as Json }
        },
        { answers, lookBack: 41 }
      )
    }
  return lines
}

const folder = join(import.meta.dirname, '../games/oathsworn/scenarios')

export function scenarios(): Record {
  const lines: Record = {}
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort())
    for (const written of JSON.parse(readFileSync(join(folder, file), 'utf8')) as readonly { readonly title: string }[])
      for (const way of WAYS) lines[`${file} ${written.title} ${way}`] = verdict(written, way)
  return lines
}

function verdict(written: object, way: (typeof WAYS)[number]): string {
  const digest = new Digest()
  if ('campaign' in written) {
    const one = readCampaignScenario(written)
    const made = playCampaignScenario(
      roadGame(one.files as PackFiles),
      one,
      plan(one.campaign as { [field: string]: Json }),
      way
    )
    return `${made.hash} ${digest.add(made).text}`
  }
  const one = readScenario(written)
  const setup = company(one.setup as { readonly [field: string]: Json }, one.company as never)
  const made = playScenario(oathsworn(fixtureContent(one.files as PackFiles)), one, setup, way)
  return `${made.hash} ${digest.add(made).text}`
}
