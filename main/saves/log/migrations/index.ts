import { book } from './0001-book'
import type { Migration } from './migration'

export const migrations: readonly Migration[] = [book]
