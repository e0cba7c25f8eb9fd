import { extname, join, sep } from 'node:path'

export const SCHEME = 'app'
export const ORIGIN = 'app://table'
export const HOME = `${ORIGIN}/index.html`

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2'
}

// Styles may be inline because components measure and place themselves; scripts never are, and nothing is evaluated.
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'"
].join('; ')

/**
 * No opener policy: no page of ours opens another or is opened by one, and Chromium would put away the process it has
 * just begun for the window and begin another; see docs/performance.md.
 */
export const headersFor = (type: string): Record<string, string> => ({
  'content-type': type,
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer'
})

export interface FoundFile {
  readonly path: string
  readonly type: string
}

/** The file behind one of our own addresses, or nothing: another host, a way out of the folder, an unknown kind. */
export function fileFor(address: string, folder: string): FoundFile | null {
  if (!address.startsWith(`${ORIGIN}/`)) return null
  const name = plainPath(address)
  if (name === null) return null
  const path = join(folder, name)
  const type = TYPES[extname(path).toLowerCase()]
  return type !== undefined && path.startsWith(folder + sep) ? { path, type } : null
}

function plainPath(address: string): string | null {
  try {
    const name = decodeURIComponent(new URL(address).pathname)
    // A backslash or a second round of escapes would mean one thing to us and another to the file system.
    return /[\\%:]/.test(name) || hasControl(name) ? null : name
  } catch {
    return null // not an address at all
  }
}

const hasControl = (name: string): boolean => [...name].some((char) => char.charCodeAt(0) < 32)

/** May a page of ours ask for this? Everything else stops here, so nothing leaves the machine. */
export function isOurs(address: string, devServer: string | undefined): boolean {
  if (address.startsWith(`${ORIGIN}/`) || address.startsWith(`blob:${ORIGIN}/`)) return true
  if (devServer === undefined) return false
  const asSocket = devServer.replace(/^http/, 'ws')
  return [devServer, asSocket].some((start) => address.startsWith(start)) || address.startsWith('devtools://')
}
