import { zipSync } from 'fflate'

/** A .fcpack file of these files. The same files make the same bytes. */
export const zipped = (files: ReadonlyMap<string, string | Buffer>): Buffer =>
  Buffer.from(
    zipSync(Object.fromEntries([...files].map(([name, content]) => [name, Uint8Array.from(Buffer.from(content))])), {
      mtime: new Date(1980, 0, 1)
    })
  )
