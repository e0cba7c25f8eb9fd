// A window needs a display. Where there is none, Xvfb makes a virtual one that ends with us.
import { spawn } from 'node:child_process'
import { hasDisplay } from './system.mjs'

/** Chromium's flags for this machine. */
export function electronFlags() {
  if (process.platform !== 'linux') return []
  // Chromium refuses to run as root with its sandbox; containers and build machines often are root.
  const root = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  // Software WebGL where there is no usable GPU, and no chatter about a missing session bus.
  return [...root, '--ignore-gpu-blocklist', '--enable-unsafe-swiftshader', '--log-level=3']
}

function startXvfb() {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe']
  })
  const number = new Promise((resolved, rejected) => {
    server.on('error', rejected)
    server.on('exit', (code) => rejected(new Error(`Xvfb ended with ${code}`)))
    server.stdio[3].once('data', (line) => resolved(String(line).trim()))
  })
  return { server, number }
}

/** Calls `work` with the environment of a display, a virtual one if need be. */
export async function withDisplay(work) {
  if (process.platform !== 'linux' || hasDisplay()) return work({})
  const { server, number } = startXvfb()
  const stop = () => server.kill()
  process.on('exit', stop)
  try {
    return await work({ DISPLAY: `:${await number}` })
  } finally {
    process.off('exit', stop)
    stop()
  }
}
