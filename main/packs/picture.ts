/** Width and height as the first bytes of a picture say; nothing is decoded. */
export interface Size {
  readonly width: number
  readonly height: number
}

export const pictureTypes = ['png', 'jpg', 'jpeg', 'webp'] as const
export type PictureType = (typeof pictureTypes)[number]

export function sizeOfPicture(bytes: Buffer, type: PictureType): Size | undefined {
  switch (type) {
    case 'png':
      return sizeOfPng(bytes)
    case 'jpg':
    case 'jpeg':
      return sizeOfJpeg(bytes)
    case 'webp':
      return sizeOfWebp(bytes)
  }
}

const begins = (bytes: Buffer, at: number, text: string): boolean =>
  bytes.toString('latin1', at, at + text.length) === text

function sizeOfPng(bytes: Buffer): Size | undefined {
  if (bytes.length < 33 || !begins(bytes, 0, '\x89PNG\r\n\x1a\n') || !begins(bytes, 12, 'IHDR')) return undefined
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** From marker to marker until the frame header, which every kind of JPEG has. */
function sizeOfJpeg(bytes: Buffer): Size | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined
  let at = 2
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    at += marker === 0xff ? 1 : 2 + Math.max(2, bytes.readUInt16BE(at + 2))
  }
  return undefined
}

function sizeOfWebp(bytes: Buffer): Size | undefined {
  if (bytes.length < 30 || !begins(bytes, 0, 'RIFF') || !begins(bytes, 8, 'WEBP')) return undefined
  if (begins(bytes, 12, 'VP8X')) return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  if (begins(bytes, 12, 'VP8L')) {
    const bits = bytes.readUInt32LE(21)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (begins(bytes, 12, 'VP8 '))
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  return undefined
}
