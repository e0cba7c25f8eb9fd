import type { Script } from './script'

/** Nothing to do, and so nothing that came of it. */
export const NOTHING = undefined as unknown as Script
