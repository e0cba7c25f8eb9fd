/** An icon of the set as the text of its drawing. */
declare module '~icons/game-icons/*?raw' {
  const drawing: string
  export default drawing
}
