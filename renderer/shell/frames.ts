// How many frames have been drawn. Nothing but a battlefield draws by itself, so at rest the count stands still.

const sources = new Set<() => number>()

export function countFramesOf(source: () => number): () => void {
  sources.add(source)
  return () => void sources.delete(source)
}

export const framesDrawn = (): number => [...sources].reduce((sum, source) => sum + source(), 0)
