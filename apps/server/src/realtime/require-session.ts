import type { Context } from '../context.ts'
import { untilAccessEnds } from '../features/accounts/index.ts'
import { userGroup } from './socket-rooms.ts'
import type { RealtimeServer, RealtimeSocket } from './socket-types.ts'

/**
 * Lets in only who has a session, told by the cookie; a token that the client brings along is not read. The refusal is called
 * `unauthorized`. What had been interrupted comes back only to the person who had it.
 */
export function requireSession(io: RealtimeServer, context: Pick<Context, 'auth' | 'access'>): void {
  io.use((socket, next) => {
    enter(socket, context).then(
      (isLetIn) => next(isLetIn ? tooMany(io, socket) : new Error('unauthorized')),
      () => next(new Error('unavailable')),
    )
  })
  io.on('connection', (socket) => {
    const { user } = socket.data
    const stop = untilAccessEnds(context, {
      ...{ request: askerOf(socket), user },
      end: () => void socket.disconnect(true),
    })
    socket.on('disconnect', stop)
  })
}

/** Tabs and devices of one person that are connected to this server at a time. */
const connectionsMost = 50

/** The refusal of one more connection than anybody needs; undefined: it may come in. */
function tooMany(io: RealtimeServer, { data: { user } }: RealtimeSocket): Error | undefined {
  const open = io.of('/').adapter.rooms.get(userGroup(user._id))?.size ?? 0
  return open < connectionsMost ? undefined : new Error('too_many_connections')
}

async function enter(socket: RealtimeSocket, { auth }: Pick<Context, 'auth'>): Promise<boolean> {
  const user = await auth.userOf(askerOf(socket))
  if (!user) return false
  const { user: before, away } = socket.data
  // Empty for a new connection, whatever the types say.
  const isSame = away !== undefined && before?._id === user._id
  socket.data = { user: { _id: user._id, role: user.role }, away: isSame ? away : undefined }
  return true
}

function askerOf({ handshake: { headers, address } }: RealtimeSocket) {
  return { headers, ip: address }
}
