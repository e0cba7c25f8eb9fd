// The ledgers there are: where each lies, and the form of its ids. A new game adds one entry.

/** Ids are told by patterns as text, so that those of all ledgers can be looked for at once. */
export const ledgers = [
  {
    game: 'Oathsworn',
    file: 'docs/games/oathsworn/rules.md',
    classes: 'docs/games/oathsworn/rules.classes.txt',
    ceiling: 'docs/games/oathsworn/later-ceiling',
    id: String.raw`OW-[A-Z]+-\d{2,}`,
    example: String.raw`EX-\d{3}`,
    clause: /^\*\*(?<id>OW-(?<area>[A-Z]+)-\d+)\*\* \[(?<tag>[^\]]+)\] \*(?<title>[^*]+?)\.?\*/gm
  },
  {
    game: 'Rolling Fates',
    file: 'docs/games/rolling-fates/rules.md',
    classes: 'docs/games/rolling-fates/rules.classes.txt',
    ceiling: 'docs/games/rolling-fates/later-ceiling',
    id: String.raw`RF-(?!EX-)[A-Z]+-\d{2}`,
    example: String.raw`RF-EX-\d{2}`,
    clause: /^- \*\*(?<id>RF-(?!EX-)(?<area>[A-Z]+)-\d+)\*\* (?:RULING: |APP: )?(?<title>[^.:;(→]+)/gm
  }
]

/** Any clause or example of these ledgers. */
export const anyId = (some = ledgers) => some.flatMap(({ id, example }) => [id, example]).join('|')

/** Whether an id has the form of this ledger's. */
export const isOf = ({ id, example }) => {
  const form = new RegExp(`^(?:${id}|${example})$`)
  return (given) => form.test(given)
}
