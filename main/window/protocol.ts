import { readFileSync } from 'node:fs'
import { protocol, type ProtocolResponse } from 'electron'
import { fileFor, headersFor, SCHEME, type FoundFile } from './addresses'

/** Before `ready`: our own scheme, so that no page is ever read from file:// or the network. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } }
  ])
}

/**
 * Not `protocol.handle`: the Request and Response it works with are a library of their own, and loading that holds up
 * every start; see docs/performance.md.
 */
export function serveFiles(folder: string): void {
  protocol.registerBufferProtocol(SCHEME, ({ url, method }, respond) => {
    const found = method === 'GET' ? fileFor(url, folder) : null
    respond(found ? contentOf(found) : MISSING)
  })
}

const MISSING: ProtocolResponse = { statusCode: 404, data: Buffer.alloc(0) }

function contentOf({ path, type }: FoundFile): ProtocolResponse {
  try {
    return { data: readFileSync(path), mimeType: type.split(';')[0] ?? type, headers: headersFor(type) }
  } catch {
    return MISSING // the page shows what it does without the file
  }
}
