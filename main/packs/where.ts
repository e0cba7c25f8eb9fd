import { join } from 'node:path'

/** Where the packs lie in a folder of companies. */
export const packsIn = (folder: string): string => join(folder, 'packs')

/** What says which there are, in a folder of packs. */
export const listIn = (folder: string): string => join(folder, 'list.json')
