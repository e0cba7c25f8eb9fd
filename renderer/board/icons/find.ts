// Packs call icons what they like: by their name in the set, or by a plain word such as "tusk" or "lamp".

/** Words whose picture nobody would find by the letters alone. */
const MEANS: Readonly<Record<string, string>> = {
  antler: 'deer-head',
  arm: 'arm',
  arrow: 'arrow-flights',
  bark: 'evil-tree',
  blade: 'broadsword',
  body: 'ribcage',
  chain: 'crossed-chains',
  core: 'heart-organ',
  ember: 'burning-embers',
  falcon: 'hawk-emblem',
  flank: 'ribcage',
  head: 'animal-skull',
  heart: 'heart-organ',
  jaw: 'fangs',
  kick: 'high-kick',
  knife: 'bowie-knife',
  lamp: 'lantern-flame',
  leaf: 'linden-leaf',
  ledger: 'spell-book',
  mask: 'carnival-mask',
  maw: 'fangs',
  root: 'tree-roots',
  scar: 'scar-wound',
  tail: 'spiked-tail',
  trunk: 'oak',
  tusk: 'boar-tusks',
  wing: 'feathered-wing'
}

/** The name in the set that is meant: the word itself, what it stands for, or the shortest name it is a part of. */
export function iconMeant(word: string, names: readonly string[]): string | null {
  const wanted = word.toLowerCase()
  const known = [wanted, MEANS[wanted], `${wanted}s`].find((name) => name !== undefined && names.includes(name))
  if (known !== undefined) return known
  const near = names.filter((name) => name.split('-').some((part) => part === wanted || part === `${wanted}s`))
  return near.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))[0] ?? null
}
