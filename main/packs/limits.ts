/** What a pack may be at most. A pack is a few hundred cards: whoever meets these limits is not writing cards. */
export const limits = {
  entries: 2000,
  bytes: 64 * 1024 * 1024,
  depth: 8,
  nameBytes: 200,
  jsonBytes: 4 * 1024 * 1024,
  jsonLevels: 64,
  pictureSide: 4096,
  /** How much larger a file may get by unpacking, once it is large enough to matter. */
  ratio: 100,
  ratioFrom: 256 * 1024
} as const
export type PackLimits = { readonly [K in keyof typeof limits]: number }
