// The content of the game: what a pack may hold, and how packs become something the rules can read.
export * from './common'
export * from './effects'
export * from './kinds'
export * from './pack'
export * from './records'
export * from './linker'
