// People with the box, as a test knows them: what they hold, what they draw, and what they say of it.
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Json } from '../../../engine/kernel/ids'
import type { Option, Prompt, Reply } from '../../../engine/kernel/prompt'
import type { PackFiles } from '../../../engine/packs'
import { readySetup } from '../../../engine/games/oathsworn/ready'
import { contentOf } from '../../engine/games/oathsworn/content/pack-folder'
import type { Evening, Mind, Mirror } from './mirror'

export const HOOK = { name: 'Rusted hook', press: 'Attack', effects: [{ do: 'attack', shape: { kind: 'weapon' } }] }
export const HOWL = {
  name: 'The long howl',
  press: 'Attack the target',
  effects: [{ do: 'attack', shape: { kind: 'melee' } }]
}

/** Nobody holds a card the app ships: no hand, no archetype, everything is on the table. */
export function evening(seed: string): Evening {
  const content = contentOf('core', 'starter')
  const ready = readySetup(content, { encounter: 'rootsow', level: 1, difficulty: 'journeyman' })
  const seats = ready.seats.map((seat) => ({ ...seat, pool: [], archetypes: [] }))
  const setup = { ...ready, seats, dials: { might: 'table', cards: 'table', stage: 'table', dice: 'never' } }
  return { setup: setup as unknown as Json, seed, bot: 'careful' }
}

const chosen = (...ids: string[]): Reply => ({ form: 'choose', chosen: ids })
const can = (prompt: Prompt, id: string): boolean =>
  prompt.form === 'choose' && prompt.options.some((one) => one.id === id && !one.refused)

/** The best for themselves, the least for the enemy: it is their dice. */
export function faces(prompt: Extract<Prompt, { form: 'faces' }>): Reply {
  const isEnemy = prompt.title.key === 'ask.faces.enemy'
  const worth = (face: string): number => Number(/\d+/.exec(face)?.[0] ?? 0) * (isEnemy ? 1 : -1)
  const drawn = prompt.piles.map(({ id, count, faces: all }) => {
    const plain = all.filter(({ face }) => isEnemy || /^\d+$/.test(face))
    const each = (plain.length > 0 ? plain : all).flatMap(({ face, left }) => Array<string>(left).fill(face))
    return [id, each.sort((a, b) => worth(a) - worth(b)).slice(0, count)] as const
  })
  return { form: 'faces', faces: Object.fromEntries(drawn) }
}

/** The first seat tells its hook once and strikes with it whenever it can; the others look on. */
export function people(hand: readonly string[], stage: string | null): Mind {
  let tells = hand.length === 0
  return (prompt) => {
    if (prompt.form === 'faces') return faces(prompt)
    switch (prompt.title.key) {
      case 'ask.ownHand':
        return chosen(...hand.filter((id) => can(prompt, id)))
      case 'ask.turn': {
        const hook = prompt.form === 'choose' ? prompt.options.find(isHook)?.id : undefined
        if (hook !== undefined) return chosen(hook)
        if (!tells || prompt.seat !== 'seat-1') return chosen('end')
        tells = false
        return chosen('own-card')
      }
      case 'ask.ownCard':
        return chosen('other')
      case 'ask.stageCard':
        return chosen(stage !== null && can(prompt, stage) ? stage : 'own')
      case 'ask.defend':
        return chosen('pass')
      default:
        return null
    }
  }
}

const isHook = ({ id, refused }: Option): boolean => /^card:own-/.test(id) && !refused

const STEPS = [-1, 127, 128, 1, -127, -128]

/** Whoever holds the hook stands beside the monster. */
export function beside(mirror: Mirror): Json {
  const { figures, seats } = mirror.state()
  const boss = Object.values(figures).find(({ kind }) => kind === 'boss')
  const hexes = [1, 2, 3].flatMap((away) => STEPS.map((step) => (boss?.at ?? 0) + step * away))
  const place = (hex: number): Json => ({ ruling: 'place', figure: seats['seat-1'].figure, hex })
  const hex = hexes.find((one) => mirror.mayRule(place(one)))
  if (hex === undefined) throw new Error('there is no room beside it')
  return place(hex)
}

/** One location is left, with one HP. */
export function nearlyBeaten(mirror: Mirror): readonly Json[] {
  const boss = Object.values(mirror.state().figures).find(({ kind }) => kind === 'boss')
  const slots = Object.entries(boss?.slots ?? {}) as [string, { readonly dice: readonly number[] }][]
  const locations = slots.filter(([, { dice }]) => dice.length > 0).map(([slot]) => slot)
  return locations.map((location, n) => ({
    ruling: 'dice',
    figure: boss?.id ?? '',
    location,
    dice: n === 0 ? [1] : []
  }))
}

/** The pack as it lies in the profile. */
export function ownPack(userData: string): PackFiles {
  const folder = join(userData, 'packs')
  const { packs } = JSON.parse(readFileSync(join(folder, 'list.json'), 'utf8')) as {
    packs: { pack: string; at?: { folder: string } }[]
  }
  const at = join(folder, packs.find(({ pack }) => pack === 'own-cards')?.at?.folder ?? '')
  const names = readdirSync(at, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'))
  return Object.fromEntries(
    names.map((name) => [name.split(sep).join('/'), JSON.parse(readFileSync(join(at, name), 'utf8')) as Json])
  )
}
