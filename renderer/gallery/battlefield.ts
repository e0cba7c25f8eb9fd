// Everything the battlefield can show, one button each. `?bare&theme=parchment` and the like choose a state to look at.
import words from '../../data/app/words/en/battlefield.json'
import { speak } from '../../engine/messages/format'
import '../ui/style/fonts'
import { createBattlefield, MONSTER_BUILDS, QUALITIES, THEMES, type BoardScene, type Theme } from '../board'
import { CHOICES, MOTIONS } from './battlefieldMotions'
import { OVERLAYS } from './battlefieldOverlays'
import { frameTimes } from './frameTimes'
import { COUNTRY, CROWD, EVENING, MENAGERIE, POINTY, STRANGERS, monster, at } from './battlefieldScenes'

const query = new URLSearchParams(location.search)
const element = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`the page has no ${id}`)
  return found
}

const SCENES: Readonly<Record<string, BoardScene>> = {
  evening: EVENING,
  menagerie: MENAGERIE,
  strangers: STRANGERS,
  crowd: CROWD,
  pointy: POINTY,
  country: COUNTRY,
  ...Object.fromEntries(
    MONSTER_BUILDS.map((build) => [
      build,
      { ...EVENING, monsters: [monster(build, at('I4'), 'S', { head: [3], left: [1], rear: [] })] }
    ])
  )
}

const isBare = query.has('bare')
document.body.classList.toggle('bare', isBare)
const first = THEMES.find((theme) => theme === query.get('theme')) ?? 'dark'
const quality = QUALITIES.find((one) => one === query.get('quality'))
const field = createBattlefield(element('field'), {
  theme: first,
  name: 'Battlefield',
  say: (what) => speak(words, what),
  isFlat: query.has('flat'),
  ...(query.has('leftAlone') ? { leftAlone: Number(query.get('leftAlone')) } : {}),
  ...(quality ? { quality } : {})
})

let scene = SCENES[query.get('scene') ?? 'evening'] ?? EVENING

function wear(next: Theme): void {
  document.documentElement.dataset['theme'] = next
  field.theme(next)
}

function section(title: string, names: readonly string[], act: (name: string) => void): void {
  const heading = document.createElement('h2')
  heading.textContent = title
  const buttons = names.map((name) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = name
    button.addEventListener('click', () => act(name))
    return button
  })
  element('panel').append(heading, ...buttons)
}

function show(name: string): void {
  scene = SCENES[name] ?? EVENING
  field.show(scene)
}

function overlay(name: string): void {
  field.overlay(OVERLAYS[name] ?? [])
}

async function play(name: string): Promise<void> {
  field.show(scene)
  await field.play(MOTIONS[name] ?? [])
}

const VIEWS: Readonly<Record<string, () => void>> = {
  table: () => field.camera({ kind: 'table' }),
  top: () => field.camera({ kind: 'top' }),
  'from the monster': () => field.camera({ kind: 'from', of: 'beast' }),
  'from the warden': () => field.camera({ kind: 'from', of: 'warden' }),
  flat: () => field.flat(!field.describe().isFlat)
}

section('Theme', THEMES, (name) => wear(THEMES.find((t) => t === name) ?? 'dark'))
section('Scene', Object.keys(SCENES), show)
section('View', Object.keys(VIEWS), (name) => VIEWS[name]?.())
section('Overlay', ['none', ...Object.keys(OVERLAYS)], overlay)
section('Motion', Object.keys(MOTIONS), (name) => void play(name))
section('Choices', ['none', ...Object.keys(CHOICES)], (name) => field.offer(CHOICES[name] ?? []))

const tell = (text: string): void => {
  element('said').textContent = text
}
field.on('chosen', ({ id }) => tell(`chosen: ${id}`))
field.on('picked', ({ place }) => tell(`picked: ${JSON.stringify(place)}`))
field.on('announced', (what) => tell(speak(words, what)))

wear(first)
field.show(scene)
overlay(query.get('overlay') ?? 'none')
field.offer(CHOICES[query.get('choices') ?? ''] ?? [])
VIEWS[query.get('view') ?? '']?.()
const frames = () => frameTimes(field, scene.board)
Object.assign(globalThis, { field, gallery: { show, overlay, play, wear, frames } })
document.body.dataset['ready'] = 'true'
