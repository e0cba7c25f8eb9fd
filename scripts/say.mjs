// The voice of every script: plain sentences on stderr, so that stdout stays free for results.
const isLive = Boolean(process.stderr.isTTY)

export const say = (text = '') => void process.stderr.write(`${text}\n`)

export const seconds = (ms) => `${(ms / 1000).toFixed(ms < 9950 ? 1 : 0)} s`

/** The end of what a program said, without stack traces and without lines that go on for pages. */
export const gistOf = (said, lines = 30) =>
  said
    .trim()
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at /.test(line))
    .slice(-lines)
    .map((line) => (line.length > 300 ? `${line.slice(0, 300)}…` : line))

/** A failure told to a person: what did not work, why, and what they can do. */
export class Trouble extends Error {
  constructor({ what, why = [], cure = [] }) {
    const lines = (head, items) => (items.length ? [`\n${head}`, ...items.map((item) => `  - ${item}`)] : [])
    super([what, ...lines('Why:', [why].flat()), ...lines('What you can do:', [cure].flat())].join('\n'))
    this.name = 'Trouble'
  }
}

/** Does some work while saying so: a running clock on a terminal, a dot every two seconds in a log. */
export async function during(text, work) {
  const start = Date.now()
  const paint = (mark) => process.stderr.write(`\r${mark} ${text} ${seconds(Date.now() - start)}\u001B[K`)
  const beat = isLive ? setInterval(() => paint('…'), 200) : setInterval(() => process.stderr.write('.'), 2000)
  if (!isLive) process.stderr.write(`${text} …`)
  const close = (mark, word) => {
    clearInterval(beat)
    if (isLive) paint(mark)
    say(isLive ? '' : ` ${word} after ${seconds(Date.now() - start)}`)
  }
  try {
    const result = await work()
    close('✓', 'done')
    return result
  } catch (error) {
    close('✗', 'gave up')
    throw error
  }
}
