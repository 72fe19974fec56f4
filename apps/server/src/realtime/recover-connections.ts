import { z } from 'zod'
import type { RealtimeServer, RealtimeSocket } from './socket-types.ts'

/**
 * How it works: Socket.IO restores the id, groups and missed packets of a reconnecting client before authentication,
 * and loses packets sent during the authentication.
 *
 * Here the first step only loads the former state (`away`). Then the session is checked, and each feature removes the
 * groups that the person may no longer be in. Only when the connection is established are the groups joined and,
 * synchronously, the missed packets of exactly these groups sent.
 */
type Adapter = ReturnType<RealtimeServer['of']>['adapter']

const saved = z.object({ user: z.object({ _id: z.string(), role: z.enum(['user', 'admin']) }) })
/** Source: Socket.IO protocol, revision 5, "Packet types". */
const eventPacket = 2

export function recoverConnections(io: RealtimeServer): void {
  const { adapter } = io.of('/')
  const restore = adapter.restoreSession.bind(adapter)
  const standing = new Map<string, RealtimeSocket>()

  adapter.restoreSession = async (pid, offset) => {
    // A silently broken connection may still exist here; only its own client knows this id.
    standing.get(pid)?.conn.close(true)
    const found = await restore(pid, offset)
    // The library treats the connection as new.
    if (!found || io.of('/').sockets.has(found.sid)) throw new Error('There is nothing to come back to.')
    const away = { pid, offset, rooms: found.rooms }
    return { ...found, rooms: [], missedPackets: [], data: { ...saved.parse(found.data), away } }
  }
  io.on('connection', (socket) => {
    const pid = z.string().safeParse(Reflect.get(socket, 'pid')).data
    if (pid !== undefined) {
      standing.set(pid, socket)
      socket.on('disconnect', () => {
        if (standing.get(pid) === socket) standing.delete(pid)
      })
    }
    const { away } = socket.data
    if (!away) return
    socket.data.away = undefined
    void socket.join([...away.rooms])
    adapter.persistSession({ sid: socket.id, pid: away.pid, rooms: [...away.rooms], data: socket.data })
    restore(away.pid, away.offset).then(
      (found) => resend(adapter, { to: socket.id, packets: found?.missedPackets ?? [] }),
      () => undefined,
    )
  })
}

/** Each packet ends with its offset, and gets a new one. */
function resend(
  adapter: Adapter,
  { to, packets }: { readonly to: string; readonly packets: readonly unknown[][] },
): void {
  for (const packet of packets) {
    const data = packet.slice(0, -1)
    adapter.broadcast({ type: eventPacket, data }, { rooms: new Set([to]), except: new Set() })
  }
}
