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
 * forwards such a request to it over a Unix socket. Disposing ends the upgraded connections that are being forwarded.
 */
export function forwardConnections(
  io: RealtimeServer,
  { server, processes }: { readonly server: Server; readonly processes: Config['processes'] },
): Disposable {
  const { number, sockets } = processes
  const upgraded = new Set<Duplex>()
  const endUpgraded = () => {
    for (const connection of upgraded) connection.destroy()
  }
  if (sockets.length < 2) return { [Symbol.dispose]: endUpgraded }
  io.engine.generateId = () => `${number}.${randomUUID()}`
  /** The Unix socket of the process that knows the session of this request; null if this one does, or nobody. */
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
    if (owner === null) return false
    const connection = forwardUpgrade(owner, { request, socket, head })
    upgraded.add(connection)
    connection.on('close', () => upgraded.delete(connection))
    return true
  })
  return { [Symbol.dispose]: endUpgraded }
}

/** A client sends at most `packetBytes`, at once. */
const bodyWithinMs = 30_000
/** Headers that describe how a body is sent, which is decided again for the forwarded one. */
const framingHeaders = new Set(['content-length', 'expect', 'trailer', 'transfer-encoding', 'upgrade'])

/** The number of the process that made the session of an address, by the session's id; null if the address names none. */
export function sessionOwner(url: string): number | null {
  const [path = '', query = ''] = url.split('?', 2)
  if (!path.startsWith(`${socketPath}/`)) return null
  const [, number] = /^(\d{1,2})\.[\da-f-]{36}$/.exec(new URLSearchParams(query).get('sid') ?? '') ?? []
  return number === undefined ? null : Number(number)
}

/** Puts `isTaken` before all listeners of an event; they are called unless it returns true. */
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
 * Forwards a request with its whole body to the owner of its session. Answers 503 when that has died; the client then opens a new
 * session. A body that is too long gets 413, and one that does not arrive in time ends the connection.
 */
function forwardRequest(
  owner: string,
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
): void {
  const chunks: Buffer[] = []
  let bytes = 0
  const timer = setTimeout(() => request.destroy(), bodyWithinMs)
  request.on('close', () => clearTimeout(timer))
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes <= packetBytes) chunks.push(chunk)
    else if (!response.headersSent)
      response.writeHead(413, { connection: 'close', 'content-length': 0 }).end()
  })
  // In one piece: an owner that refuses does so before it has read a body, and a body that comes later would break the refusal.
  request.on('end', () => {
    clearTimeout(timer)
    if (!response.headersSent) forwardWhole(owner, { request, response, body: Buffer.concat(chunks) })
  })
}

interface WholeRequest {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly body: Buffer
}

function forwardWhole(owner: string, { request, response, body }: WholeRequest): void {
  const { method, url } = request
  const kept = Object.entries(request.headers).filter(([name]) => !framingHeaders.has(name))
  // One connection for each request: one that is kept may end in the moment in which it is used again.
  const headers = { ...Object.fromEntries(kept), connection: 'close', 'content-length': body.length }
  const forwarded = ask({ socketPath: owner, method, path: url, headers, agent: false })
  forwarded.on('response', (answer) => {
    // How long each of the two connections stays open is a matter of its own two ends.
    const { connection: _, 'keep-alive': __, ...said } = answer.headers
    response.writeHead(answer.statusCode ?? 502, said)
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

interface UpgradeRequest {
  readonly request: IncomingMessage
  readonly socket: Duplex
  readonly head: Buffer
}

/** Copies both directions until either end closes. Returns the connection to the owner. */
function forwardUpgrade(owner: string, { request, socket, head }: UpgradeRequest): Duplex {
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
  return forwarded
}
