import { plainLetters } from '../../../../messages/spelling'

/** What people call something, as a name in a file; for letters that cannot be spelled plainly, their numbers. */
export const nameOf = (text: string): string =>
  plainLetters(text) || [...text.trim()].map((letter) => letter.codePointAt(0)?.toString(36)).join('')

/** A kind of minion among all enemies. */
export const minionId = (monster: string, minion: string): string => `${monster}-${minion}`
