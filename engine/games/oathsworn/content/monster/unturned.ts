// OW-ENC-04: stage cards of which the app knows the back alone. The people say what each is when they turn it.
const UNTURNED = /^unturned-([123])-\d+-/

export const unturnedId = (monster: string, stage: 1 | 2 | 3, number: number): string =>
  `unturned-${stage}-${number}-${monster}`

/** The stage on its back; null for a card that is known. */
export function stageOfUnturned(card: string): number | null {
  const [, stage] = UNTURNED.exec(card) ?? []
  return stage === undefined ? null : Number(stage)
}

export const isUnturned = (card: string): boolean => stageOfUnturned(card) !== null
