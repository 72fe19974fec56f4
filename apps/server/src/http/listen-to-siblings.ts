import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import type { Server as HttpServer } from 'node:http'
import { createServer, type Server, type Socket } from 'node:net'

const siblings = new WeakSet<Socket>()

/** Answers on a Unix socket, too, whatever the server answers: other processes of this server, and the supervisor, ask there. */
export async function listenToSiblings(server: HttpServer, path: string): Promise<Server> {
  // One that was killed has left its socket behind.
  await rm(path, { force: true })
  const listener = createServer((socket) => {
    siblings.add(socket)
    // A Unix socket has no address, and whoever counts by address counts it as this machine.
    Object.defineProperty(socket, 'remoteAddress', { value: '127.0.0.1' })
    server.emit('connection', socket)
  }).listen(path)
  await once(listener, 'listening')
  return listener
}

/** Whether another process of this server, or the supervisor, asks. */
export function isSibling(socket: Socket): boolean {
  return siblings.has(socket)
}
