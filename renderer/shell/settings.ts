import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { Json } from '../../engine/kernel/ids'
import { clamp } from '../ui/fields/number'
import { games } from './games'
import { asked, host, settled } from './host'
import { rebound } from './keys'
import { speakLanguage } from '../words/say'

export const THEMES = ['system', 'dark', 'parchment'] as const
export const MOTIONS = ['system', 'full', 'none'] as const
export const FONTS = ['alegreya', 'dyslexic'] as const
export const DETAILS = ['auto', 'high', 'medium', 'low'] as const
export const MIN_SCALE = 80
export const MAX_SCALE = 160

type Point = readonly [number, number, number]
/** A camera: where it is and where it looks. */
interface Shot {
  readonly at: Point
  readonly target: Point
}

export interface WindowSettings {
  readonly theme: (typeof THEMES)[number]
  readonly motion: (typeof MOTIONS)[number]
  readonly font: (typeof FONTS)[number]
  readonly scale: number
  readonly sound: boolean
  readonly language: string
  readonly hints: boolean
  /** Hints that have been seen. */
  readonly heard: readonly string[]
  readonly flatBoard: boolean
  /** How finely the board is drawn; `auto` begins as well as it can and steps down where frames come slowly. */
  readonly boardDetail: (typeof DETAILS)[number]
  /** How far `auto` has stepped down here. */
  readonly boardEased: (typeof DETAILS)[number]
  /** Where somebody likes to look at the board from. */
  readonly boardView: Shot | null
  /** The game that was chosen last, where there are several. */
  readonly game: string
  /** What each game keeps for itself, by its id. */
  readonly games: Readonly<Record<string, Json>>
  readonly keys: Readonly<Record<string, string>>
  readonly panes: { readonly left: number; readonly right: number }
  readonly place: Json
}

export const USUAL: WindowSettings = {
  theme: 'dark',
  motion: 'system',
  font: 'alegreya',
  scale: 100,
  sound: false,
  language: 'en',
  hints: true,
  heard: [],
  flatBoard: false,
  boardDetail: 'auto',
  boardEased: 'auto',
  boardView: null,
  game: '',
  games: {},
  keys: {},
  panes: { left: 0, right: 0 },
  place: null
}

/** Whatever was stored becomes settings: what is missing or strange is as usual. */
export function settingsFrom(stored: Readonly<Record<string, Json>>): WindowSettings {
  const panes = record(stored['panes'])
  return {
    theme: oneOf(THEMES, stored['theme'], USUAL.theme),
    motion: oneOf(MOTIONS, stored['motion'], USUAL.motion),
    font: oneOf(FONTS, stored['font'], USUAL.font),
    scale: Math.round(clamp(number(stored['scale'], USUAL.scale), MIN_SCALE, MAX_SCALE)),
    sound: stored['sound'] === true,
    language: typeof stored['language'] === 'string' ? stored['language'] : USUAL.language,
    hints: stored['hints'] !== false,
    heard: Array.isArray(stored['heard']) ? stored['heard'].filter((one) => typeof one === 'string') : [],
    flatBoard: stored['flatBoard'] === true,
    boardDetail: oneOf(DETAILS, stored['boardDetail'], USUAL.boardDetail),
    boardEased: oneOf(DETAILS, stored['boardEased'], USUAL.boardEased),
    boardView: shotFrom(stored['boardView']),
    game: typeof stored['game'] === 'string' ? stored['game'] : USUAL.game,
    games: { ...earlierIn(stored), ...record(stored['games']) },
    keys: texts(record(stored['keys'])),
    panes: { left: number(panes['left'], 0), right: number(panes['right'], 0) },
    place: stored['place'] ?? null
  }
}

/** In a file from before each game had settings of its own, they stand among the window's. */
const earlierIn = (stored: Readonly<Record<string, Json>>): Record<string, Json> =>
  Object.fromEntries(
    games.value.flatMap(({ id, settings }) => {
      const own = settings?.earlier?.(stored)
      return own === undefined ? [] : [[id, own] as const]
    })
  )

const record = (value: Json | undefined): Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, Json>) : {}
const number = (value: Json | undefined, usual: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : usual
const pointFrom = (value: Json | undefined): Point | null =>
  Array.isArray(value) && value.length === 3 && value.every((one) => typeof one === 'number' && Number.isFinite(one))
    ? (value as unknown as Point)
    : null

function shotFrom(value: Json | undefined): Shot | null {
  const { at, target } = record(value)
  const [from, to] = [pointFrom(at), pointFrom(target)]
  return from && to ? { at: from, target: to } : null
}

const oneOf = <T extends string>(set: readonly T[], value: Json | undefined, usual: T): T =>
  set.find((one) => one === value) ?? usual
const texts = (value: Readonly<Record<string, Json>>): Record<string, string> =>
  Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

export const useSettings = defineStore('settings', () => {
  const now = shallowRef<WindowSettings>(USUAL)
  const systemDark = window.matchMedia('(prefers-color-scheme: light)')
  const systemStill = window.matchMedia('(prefers-reduced-motion: reduce)')
  const isLight = shallowRef(systemDark.matches)
  const isStill = shallowRef(systemStill.matches)
  systemDark.addEventListener('change', (event) => (isLight.value = event.matches))
  systemStill.addEventListener('change', (event) => (isStill.value = event.matches))

  const theme = computed(() =>
    now.value.theme === 'system' ? (isLight.value ? 'parchment' : 'dark') : now.value.theme
  )
  const moves = computed(() => now.value.motion === 'full' || (now.value.motion === 'system' && !isStill.value))

  async function load(): Promise<void> {
    const stored = await asked(host().settings.read())
    adopt(settingsFrom((stored ?? {}) as Record<string, Json>))
  }

  function adopt(settings: WindowSettings): void {
    now.value = settings
    rebound.value = settings.keys
    speakLanguage(settings.language)
  }

  /** Shown at once, kept a moment later; if it cannot be kept the person is told. */
  async function change(changes: Partial<WindowSettings>): Promise<void> {
    adopt({ ...now.value, ...changes })
    await asked(host().settings.write({ changes: changes as Record<string, Json> }))
  }

  /** Settings of one game. */
  const changeGame = (id: string, changes: Readonly<Record<string, Json>>): Promise<void> =>
    change({ games: { ...now.value.games, [id]: { ...record(now.value.games[id]), ...changes } } })

  /** Where the table is, for the next start. Nobody asked for it: where it cannot be kept, nobody has to hear of it. */
  async function remember(place: Json): Promise<void> {
    if (JSON.stringify(place) === JSON.stringify(now.value.place)) return
    adopt({ ...now.value, place })
    await settled(host().settings.write({ changes: { place } }))
  }

  return { now, theme, moves, load, change, changeGame, remember }
})
