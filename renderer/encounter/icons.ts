// Names of game-icons for what stands on the board, by a word in the id.

const CLASS_ICONS: readonly (readonly [word: string, icon: string])[] = [
  ['grove', 'oak'],
  ['ranger', 'high-shot'],
  ['harbinger', 'feather'],
  ['cur', 'daggers'],
  ['huntress', 'hawk-emblem'],
  ['penitent', 'flail'],
  ['priest', 'prayer'],
  ['exile', 'battle-axe'],
  ['blade', 'crossed-swords'],
  ['warbear', 'bear-face'],
  ['warden', 'shield'],
  ['witch', 'fairy-wand']
]
const STATUS_ICONS: Readonly<Record<string, string>> = {
  bleed: 'bleeding-wound',
  poison: 'poison-bottle',
  crippled: 'broken-bone'
}

export const iconOfClass = (id: string): string =>
  CLASS_ICONS.find(([word]) => id.includes(word))?.[1] ?? 'knight-banner'
export const iconOfStatus = (id: string): string => STATUS_ICONS[id] ?? 'hazard-sign'
