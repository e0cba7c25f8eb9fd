/** Made by `scripts/build/clauses.ts` while building, of the rules of one game (`docs/games/<game>/rules.md`). */
declare module 'virtual:clauses/*' {
  import type { Clauses } from './gameScreens'
  const clauses: Clauses
  export default clauses
}
