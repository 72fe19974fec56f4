import { z } from 'zod'
import type { RealtimeServer, RealtimeSocket } from './socket-types.ts'

/**
 * How it works: the library gives a connection that comes back after a short interruption its id, its groups and the packets it
 * has missed, before anybody has looked at who it is, and it loses what is sent while that is looked at.
 *
 * Here the first step only fetches what the connection had (`away`). Then the session is looked at, and each feature strikes
 * out the groups that the person may not be in any more. Only when the connection stands are the groups joined and, in the
 * same moment, the missed packets of just these groups read and sent.
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
    // A connection that broke without a word still stands here; nobody but its own client knows this id.
    standing.get(pid)?.conn.close(true)
    const found = await restore(pid, offset)
    // The library takes this for a connection that is new.
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

/** Each packet ends with its own offset, and gets a new one. */
function resend(
  adapter: Adapter,
  { to, packets }: { readonly to: string; readonly packets: readonly unknown[][] },
): void {
  for (const packet of packets) {
    const data = packet.slice(0, -1)
    adapter.broadcast({ type: eventPacket, data }, { rooms: new Set([to]), except: new Set() })
  }
}
