/** Made by `scripts/build/gameIcons.ts` while building: paths in a square of 512, by name. */
declare module 'virtual:game-icons' {
  type Paths = Readonly<Record<string, string>>
  /** By name, and by the words the shipped packs use. */
  export const USUAL: Paths
  export const NAMES: () => Promise<{ readonly default: readonly string[] }>
  /** All others, by their first character. */
  export const SHELVES: Readonly<Record<string, () => Promise<{ readonly default: Paths }>>>
}
