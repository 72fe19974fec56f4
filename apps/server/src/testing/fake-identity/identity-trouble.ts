import type { ServerResponse } from 'node:http'

/**
 * Failures of a provider. `fault`: status 500. `html`: an HTML page with status 200. `lost`: the connection breaks.
 * `silent`: no response. `huge`: an endless response. `elsewhere`: a redirect.
 */
export type IdentityTrouble = 'fault' | 'html' | 'lost' | 'silent' | 'huge' | 'elsewhere'

export function misbehave(trouble: IdentityTrouble, reply: ServerResponse): void {
  switch (trouble) {
    case 'fault':
      reply.writeHead(500, { 'content-type': 'application/json' }).end('{"message":"Server Error"}')
      return
    case 'html':
      reply.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Sorry</body></html>')
      return
    case 'lost':
      reply.socket?.destroy()
      return
    case 'silent':
      return
    case 'huge':
      reply.writeHead(200, { 'content-type': 'application/json' })
      tellWithoutEnd(reply)
      return
    case 'elsewhere':
      reply.writeHead(307, { location: '/elsewhere' }).end()
      return
  }
}

function tellWithoutEnd(reply: ServerResponse): void {
  if (reply.destroyed) return
  reply.write(' '.repeat(64 * 1024), () => setImmediate(tellWithoutEnd, reply))
}
