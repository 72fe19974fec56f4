import type { FastifyInstance } from 'fastify'
import { Server } from 'socket.io'
import type { Context } from '../context.ts'
import { makeAddressOf } from './address-of.ts'
import { makeOriginCheck, packetBytes, socketPath } from './allow-origin.ts'
import { followContests } from './follow-contests.ts'
import { forwardConnections } from './forward-connections.ts'
import { limitConnections } from './limit-connections.ts'
import { linkServers } from './link-servers.ts'
import { type Presence, watchPresence } from './presence/watch-presence.ts'
import { recoverConnections } from './recover-connections.ts'
import { relayContestNews } from './relay-contest-news.ts'
import { requireSession } from './require-session.ts'
import { makeSocketErrors, type SocketFault } from './socket-errors.ts'
import type { RealtimeServer } from './socket-types.ts'

/** The open socket connections. */
export interface Realtime {
  readonly io: RealtimeServer
  readonly presence: Presence
  /** Converts an error to what the page is told; see `makeSocketErrors`. */
  readonly tellFault: (error: unknown) => SocketFault
}

/** Maximum interruption after which a connection can be recovered. */
const recoveryMs = 2 * 60_000
/** Timeout for authentication after connecting. */
const enterWithinMs = 10_000

/** Opens the socket server at `/socket.io`; it closes with the HTTP server. Features register their events on `io`. */
export function openRealtime(app: FastifyInstance, context: Context): Realtime {
  const { config, database } = context
  const log = (message: string, error: unknown) => app.log.error({ err: error }, message)
  const link = config.redisUrl === null ? null : linkServers(config.redisUrl, log)
  const io: RealtimeServer = new Server(app.server, {
    path: socketPath,
    serveClient: false,
    transports: ['polling', 'websocket'],
    maxHttpBufferSize: packetBytes,
    perMessageDeflate: false,
    connectTimeout: enterWithinMs,
    connectionStateRecovery: { maxDisconnectionDuration: recoveryMs, skipMiddlewares: false },
    allowRequest: makeOriginCheck(app, config.publicUrl),
    ...(link && { adapter: link.adapter }),
  })
  io.engine.on('headers', (headers: Record<string, string>) => {
    headers['x-content-type-options'] = 'nosniff'
  })
  const forwarding = forwardConnections(io, { server: app.server, processes: config.processes })
  const addressOf = makeAddressOf(config)
  const bounds = limitConnections(io, addressOf)
  recoverConnections(io)
  requireSession(io, { context, bounds, addressOf })
  const presence = watchPresence(io, { isAlone: link === null })
  const news = relayContestNews(io, database)
  const onFault = (error: unknown) => log('a socket event failed', error)
  followContests(io, { context, onFault })

  // Open connections would keep the server from closing. They are cut like broken ones, so that clients reconnect
  // elsewhere.
  app.addHook('preClose', async () => {
    io.engine.close()
    forwarding[Symbol.dispose]()
    presence[Symbol.dispose]()
    await news[Symbol.asyncDispose]()
    await io.of('/').adapter.close()
    await link?.close()
  })
  return { io, presence, tellFault: makeSocketErrors(app) }
}
