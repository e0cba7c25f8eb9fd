const MOST_BYTES = 120
/** Names that Windows keeps for devices. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/** A name for a file that every system takes, whatever a company is called; nothing where nothing of it is left. */
export function safeName(name: string): string {
  const safe = cut(
    name
      .normalize('NFC')
      .replace(/[\\/:*?"<>|\n\r\t]/g, ' ')
      // Marks that turn the direction of text have been used to hide what a file is.
      .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
      .replace(/\s+/g, ' ')
      .replace(/^[. ]+|[. ]+$/g, '')
  )
  return DEVICES.test(safe) ? `_${safe}` : safe
}

/** By whole characters, so that no file system gets half of one. */
function cut(text: string): string {
  let out = ''
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    if (Buffer.byteLength(out + segment) > MOST_BYTES) return out.trim()
    out += segment
  }
  return out
}
