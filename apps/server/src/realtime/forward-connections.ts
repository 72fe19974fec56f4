import { randomUUID } from 'node:crypto'
import { request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createConnection } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Config } from '../config.ts'
import { packetBytes, socketPath } from './allow-origin.ts'
import type { RealtimeServer } from './socket-types.ts'

/**
 * How it works: the processes of one server share its port, and the kernel gives each new TCP connection to any of them. A client
 * of Socket.IO asks several times, often over different TCP connections, before it has a WebSocket, and only the process that
 * answered first knows its session. So the session's id begins with the number of that process, and each other process
 * forwards such a request to it over a Unix socket.
 */
export function forwardConnections(
  io: RealtimeServer,
  { server, processes }: { readonly server: Server; readonly processes: Config['processes'] },
): void {
  const { number, sockets } = processes
  if (sockets.length < 2) return
  io.engine.generateId = () => `${number}.${randomUUID()}`
  /** The Unix socket of the process that knows the session of this request; null: this one does, or nobody. */
  const ownerOf = (request: IncomingMessage): string | null => {
    const owner = sessionOwner(request.url ?? '')
    return owner === null || owner === number ? null : (sockets[owner - 1] ?? null)
  }
  divert(server, 'request', (request: IncomingMessage, response: ServerResponse) => {
    const owner = ownerOf(request)
    if (owner !== null) forwardRequest(owner, { request, response })
    return owner !== null
  })
  divert(server, 'upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const owner = ownerOf(request)
    if (owner !== null) forwardUpgrade(owner, { request, socket, head })
    return owner !== null
  })
}

/** The number of the process that made the session of an address, by the session's id; null: the address names none. */
export function sessionOwner(url: string): number | null {
  const [path = '', query = ''] = url.split('?', 2)
  if (!path.startsWith(socketPath)) return null
  const [, number] = /^(\d{1,2})\.[\da-f-]{36}$/.exec(new URLSearchParams(query).get('sid') ?? '') ?? []
  return number === undefined ? null : Number(number)
}

/** Puts `isTaken` before all listeners of an event; they are called unless it answers true. */
function divert<Given extends unknown[]>(
  server: Server,
  event: 'request' | 'upgrade',
  isTaken: (...given: Given) => boolean,
): void {
  const listeners = server.listeners(event)
  server.removeAllListeners(event)
  server.on(event, (...given: Given) => {
    if (isTaken(...given)) return
    for (const listener of listeners) Reflect.apply(listener, server, given)
  })
}

/**
 * Forwards a request to the owner of its session. Answers 503 when that has died; the client then opens a new session.
 */
function forwardRequest(
  owner: string,
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
): void {
  const chunks: Buffer[] = []
  let bytes = 0
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > packetBytes) {
      response.writeHead(413, { 'content-length': 0 }).end()
      request.destroy()
    } else chunks.push(chunk)
  })
  // In one piece: an owner that refuses does so before it has read a body, and a body that comes later would break the refusal.
  request.on('end', () => forwardWhole(owner, { request, response, body: Buffer.concat(chunks) }))
}

function forwardWhole(
  owner: string,
  {
    request,
    response,
    body,
  }: { readonly request: IncomingMessage; readonly response: ServerResponse; readonly body: Buffer },
): void {
  const { method, url } = request
  // One connection for each request: one that is kept may end in the moment in which it is used again.
  const headers = { ...request.headers, connection: 'close' }
  const forwarded = ask({ socketPath: owner, method, path: url, headers, agent: false })
  forwarded.on('response', (answer) => {
    // These headers concern one connection only, and the two have different ends.
    const { connection: _, 'keep-alive': __, ...kept } = answer.headers
    response.writeHead(answer.statusCode ?? 502, kept)
    answer.pipe(response)
    answer.on('error', () => response.destroy())
  })
  forwarded.on('error', () => {
    if (response.headersSent) response.destroy()
    else response.writeHead(503, { 'content-length': 0 }).end()
  })
  response.on('close', () => forwarded.destroy())
  forwarded.end(body)
}

function forwardUpgrade(
  owner: string,
  {
    request,
    socket,
    head,
  }: { readonly request: IncomingMessage; readonly socket: Duplex; readonly head: Buffer },
): void {
  const { method, url, httpVersion, rawHeaders } = request
  const forwarded = createConnection(owner, () => {
    const lines = [`${method} ${url} HTTP/${httpVersion}`]
    for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`)
    forwarded.write(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
    forwarded.write(head)
    forwarded.pipe(socket).pipe(forwarded)
  })
  for (const [one, other] of [
    [socket, forwarded],
    [forwarded, socket],
  ] as const) {
    one.on('error', () => other.destroy())
    one.on('close', () => other.destroy())
  }
}
