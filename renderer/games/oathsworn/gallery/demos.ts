import { demoHost, type Demos } from '../../../gallery/demoHost'

const DAY = 86_400_000
const now = Date.now()

const company = (id: string, name: string, days: number, more: object = {}) => ({
  id,
  name,
  game: 'oathsworn',
  created: now - 40 * DAY,
  played: now - days * DAY,
  decisions: 212,
  summary: null,
  ...more
})

const settings = { read: () => stored(), write: () => ({}) }
const about = {
  version: '0.1.0',
  electron: '42.11.18',
  chrome: '148.0',
  node: '24.15.0',
  sqlite: '3.53',
  system: 'linux x64',
  dataFolder: '/home/player/.config/free-company'
}
const app = { usable: () => ({}), about: () => about, showFolder: () => ({}), openLink: () => ({}), frames: () => ({}) }
const asked = new URLSearchParams(location.search)

function stored(): object {
  const place = asked.get('place')
  return {
    theme: asked.get('theme') ?? 'dark',
    scale: Number(asked.get('scale') ?? 100),
    motion: 'none',
    flatBoard: asked.has('flat'),
    place: place ? JSON.parse(place) : null
  }
}

const summary = {
  chapter: 3,
  difficulty: 'grim',
  encounter: 'hollow-stag',
  round: 4,
  dials: {},
  seats: [
    { class: 'cur', name: 'Cur' },
    { class: 'priest', name: 'Priest', out: true },
    { class: 'warden', name: 'Warden' },
    { class: 'witch', name: 'Witch' }
  ]
}

const shelves = {
  first: { companies: [], bin: [], open: null },
  home: {
    companies: [
      company('a', 'The Lantern Bearers', 0.1, { summary }),
      company('b', 'Four Crows', 3, { summary: { ...summary, chapter: 7, outcome: 'victory' } }),
      company('c', 'Those Who Stayed Behind at Hollow Ford', 12),
      company('d', 'Tuesday', 40, { trouble: { key: 'demo.trouble' }, state: 'damaged' })
    ],
    bin: [{ bin: 'x', name: 'Test', discarded: now - 2 * DAY, daysLeft: 28 }],
    open: 'a'
  }
}

const backups = {
  list: () => [
    { backup: '1', at: now - DAY, decisions: 190, reason: 'decisions' },
    { backup: '2', at: now - 3 * DAY, decisions: 120, reason: 'chapter' }
  ],
  make: () => ({ backup: '3', at: now, decisions: 212, reason: 'asked' }),
  restore: () => ({ decisions: 120, before: 212 })
}

const offer = {
  classes: ['cur', 'priest', 'warden', 'witch', 'ranger', 'exile'].map((id) => ({ class: id })),
  encounters: [
    { id: 'hollow-stag', chapter: 3 },
    { id: 'kilnhart', chapter: 5 }
  ],
  difficulties: ['standard', 'grim']
}
const opened = {
  ...shelves.home.companies[0],
  runs: [
    { run: 2, kind: 'encounter', game: 'oathsworn', begun: now, played: now - DAY, answers: 212, over: false },
    { run: 1, kind: 'encounter', game: 'oathsworn', begun: now, played: now - 9 * DAY, answers: 640, over: true }
  ],
  notes: [{ at: now - DAY, text: 'The Stag took Maud. We go back for her horn.' }],
  told: [],
  readOnly: null
}

export const demos: Demos = {
  first: () => demoHost({ app, settings, companies: { list: () => shelves.first } }),
  home: () =>
    demoHost({ app, settings, backups, games: { offer: () => '{}' }, companies: { list: () => shelves.home } }),
  company: () =>
    demoHost({
      app,
      settings,
      games: { offer: () => JSON.stringify(offer) },
      companies: { list: () => shelves.home, open: () => opened }
    })
}
