/** One thing after another: what comes while something is being done waits until that is done. */
export class Turns {
  private last: Promise<unknown> = Promise.resolve()

  take<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.last.then(work)
    // Whether it went well concerns whoever asked for it, not whoever comes next.
    this.last = mine.catch(() => null)
    return mine
  }
}
