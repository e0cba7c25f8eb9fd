// Names of game-icons for what stands on the board.

/** What the icons of the shipped classes are drawn as; any other is drawn as what it names itself. */
const CLASS_ICONS: Readonly<Record<string, string>> = {
  leaf: 'oak',
  arrow: 'high-shot',
  wing: 'feather',
  knife: 'daggers',
  falcon: 'hawk-emblem',
  chain: 'flail',
  sun: 'prayer',
  scar: 'battle-axe',
  blade: 'crossed-swords',
  paw: 'bear-face',
  shield: 'shield',
  flame: 'fairy-wand'
}
/** For a class without a drawing. */
export const NO_CLASS = 'knight-banner'
const STATUS_ICONS: Readonly<Record<string, string>> = {
  bleed: 'bleeding-wound',
  poison: 'poison-bottle',
  crippled: 'broken-bone'
}

/** The drawing of a class, by the icon its record names. */
export const iconOfClass = (icon: string | null): string => (icon === null ? NO_CLASS : (CLASS_ICONS[icon] ?? icon))
export const iconOfStatus = (id: string): string => STATUS_ICONS[id] ?? 'hazard-sign'
