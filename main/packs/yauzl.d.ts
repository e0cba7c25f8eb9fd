// The part of yauzl this project uses; the package brings no types.
declare module 'yauzl' {
  import type { Readable } from 'node:stream'

  export interface Entry {
    /** Bytes, because names are decoded here and not by the package. */
    readonly fileName: Buffer
    /** As the archive says; comparing it with the bytes is left to whoever reads them. */
    readonly crc32: number
    readonly compressedSize: number
    readonly uncompressedSize: number
    readonly compressionMethod: number
    readonly generalPurposeBitFlag: number
    readonly externalFileAttributes: number
  }

  export interface ZipFile {
    readonly entryCount: number
    eachEntry(): AsyncIterable<Entry>
    openReadStreamPromise(entry: Entry): Promise<Readable>
    close(): void
  }

  export interface Options {
    readonly autoClose: boolean
    readonly decodeStrings: false
    readonly validateEntrySizes: true
  }

  export function openPromise(path: string, options: Options): Promise<ZipFile>
}
