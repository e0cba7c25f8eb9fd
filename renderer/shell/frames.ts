// How many frames the battlefield has drawn. Nothing else in the window draws by itself, so at rest it stands still.

let count = 0

export function countFrame(): void {
  count += 1
}

export const framesDrawn = (): number => count
