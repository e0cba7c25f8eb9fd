// Packs of any game: from files to checked packs, and several of them laid over one another.
export * from './load'
export * from './merge'
export * from './own'
export * from './pack'
export * from './problem'
export * from './references'
