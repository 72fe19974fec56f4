import type { IncomingMessage } from 'node:http'
import { runQueriesFor } from '@codedojo/db'
import type { Context } from '../context.ts'
import { endOnAccessChange } from '../features/accounts/index.ts'
import { limitPerHolder } from '../http/limit-per-holder.ts'
import type { Asker } from '../services/auth.ts'
import type { ConnectionLimits } from './limit-connections.ts'
import type { RealtimeServer, RealtimeSocket } from './socket-types.ts'

interface Gate {
  readonly context: Pick<Context, 'auth' | 'access'>
  readonly bounds: ConnectionLimits
  readonly addressOf: (request: IncomingMessage) => string
}

/** Maximum concurrent connections (tabs and devices) of a person. */
const maxConnections = 50

/**
 * Authenticates connections by the session cookie; tokens sent by the client are ignored. The errors are
 * `unauthorized`, `too_many_connections` and `unavailable`. An interrupted connection is restored only for the same
 * person. Later database queries of the connection count towards the person's fair share.
 */
export function requireSession(io: RealtimeServer, { context, bounds, addressOf }: Gate): void {
  const { auth } = context
  const ofPerson = limitPerHolder(maxConnections)
  const askerOf = (socket: RealtimeSocket) => ({
    headers: socket.handshake.headers,
    ip: addressOf(socket.request),
  })
  const letIn = async (socket: RealtimeSocket) => {
    if (!(await enter(socket, { auth, asker: askerOf(socket) }))) return new Error('unauthorized')
    const release = ofPerson.take(socket.data.user._id)
    if (!release) return new Error('too_many_connections')
    // The connection may have closed during the check, without a further event.
    if (socket.conn.readyState === 'closed') release()
    else socket.conn.once('close', release)
    return undefined
  }
  io.use((socket, next) => {
    if (!bounds.claimFirstConnect(socket.conn)) return next(new Error('unauthorized'))
    runQueriesFor(auth.askerNameOf(askerOf(socket)), () => letIn(socket)).then(next, () =>
      next(new Error('unavailable')),
    )
  })
  io.on('connection', (socket) => {
    const { user } = socket.data
    socket.use((_, next) => runQueriesFor(user._id, next))
    const stop = endOnAccessChange(context, {
      ...{ request: askerOf(socket), user },
      end: () => void socket.disconnect(true),
    })
    socket.on('disconnect', stop)
  })
}

async function enter(
  socket: RealtimeSocket,
  { auth, asker }: Pick<Context, 'auth'> & { readonly asker: Asker },
): Promise<boolean> {
  const user = await auth.userOf(asker)
  if (!user) return false
  const { user: before, away } = socket.data
  // Empty for a new connection, despite the types.
  const isSame = away !== undefined && before?._id === user._id
  socket.data = { user: { _id: user._id, role: user.role }, away: isSame ? away : undefined }
  return true
}
