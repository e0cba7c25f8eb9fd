// A thread that works without a pause keeps its processor until the system takes it away, and main may be among those who
// wait for that. So work that is long takes a short rest every now and then, of its own accord.
import { isMainThread } from 'node:worker_threads'

const WORK = 1.5
const REST = 0.2
const bed = new Int32Array(new SharedArrayBuffer(4))
let since = performance.now()

/** Called within every long loop. On the main thread there is nobody to make room for. */
export function yieldCpu(): void {
  if (isMainThread || performance.now() - since < WORK) return
  Atomics.wait(bed, 0, 0, REST)
  since = performance.now()
}
