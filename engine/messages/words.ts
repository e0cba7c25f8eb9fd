/** Text never lives in the engine: a sentence is a key into a catalogue and its arguments. */
export interface Words {
  readonly key: string
  readonly args?: WordArgs
}

export type WordArg = string | number | Words | readonly Words[]
export interface WordArgs {
  readonly [name: string]: WordArg
}

/** The short way to write a sentence: `words('attack.missed', { seat })`. */
export const words = (key: string, args?: WordArgs): Words => (args ? { key, args } : { key })
