/** The known name a person most likely meant, or nothing when none is close. */
export function nearest(given: string, known: Iterable<string>): string | undefined {
  if (given.length > 64) return undefined
  let best: string | undefined
  let least = Math.max(1, Math.floor(given.length / 3)) + 1
  for (const name of known) {
    if (Math.abs(name.length - given.length) >= least) continue
    const far = slips(given.toLowerCase(), name.toLowerCase())
    if (far < least) {
      least = far
      best = name
    }
  }
  return best
}

// Slips of the keyboard between two words: a letter lost, added, changed, or two neighbours swapped.
function slips(a: string, b: string): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      let cost = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, changed)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    before = above
    above = row
  }
  return above[b.length] ?? 0
}
