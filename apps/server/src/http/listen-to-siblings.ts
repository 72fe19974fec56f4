import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import type { Server as HttpServer } from 'node:http'
import { createServer, type Server, type Socket } from 'node:net'

const siblings = new WeakSet<Socket>()

/** Serves the same requests on a Unix socket, for other processes of this server and the supervisor. */
export async function listenToSiblings(server: HttpServer, path: string): Promise<Server> {
  // A process that was killed has left its socket file behind.
  await rm(path, { force: true })
  const listener = createServer((socket) => {
    siblings.add(socket)
    // A Unix socket has no address: limits per address count it as this machine.
    Object.defineProperty(socket, 'remoteAddress', { value: '127.0.0.1' })
    server.emit('connection', socket)
  }).listen(path)
  await once(listener, 'listening')
  return listener
}

/** Whether the request comes from another process of this server or from the supervisor. */
export function isSibling(socket: Socket): boolean {
  return siblings.has(socket)
}
