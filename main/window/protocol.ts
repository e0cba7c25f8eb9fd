import { readFile } from 'node:fs/promises'
import { protocol } from 'electron'
import { fileFor, headersFor, SCHEME } from './addresses'

/** Before `ready`: our own scheme, so that no page is ever read from file:// or the network. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } }
  ])
}

export function serveFiles(folder: string): void {
  protocol.handle(SCHEME, async ({ url, method }) => {
    const found = method === 'GET' ? fileFor(url, folder) : null
    return found ? respond(found.path, found.type) : missing()
  })
}

async function respond(path: string, type: string): Promise<Response> {
  try {
    return new Response(new Uint8Array(await readFile(path)), { headers: headersFor(type) })
  } catch {
    return missing() // the page shows what it does without the file
  }
}

const missing = (): Response => new Response(null, { status: 404 })
