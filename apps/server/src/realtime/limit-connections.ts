import type { IncomingMessage } from 'node:http'
import { limitPerHolder } from '../http/limit-per-holder.ts'
import { networkOf } from '../http/network-of.ts'
import type { RealtimeServer, RealtimeSocket } from './socket-types.ts'

/**
 * How it works: connections and packets are counted from the start of a connection, before authentication, which costs
 * more than counting. A connection may authenticate once. Connections that exceed what any page needs are closed.
 */
type Connection = RealtimeSocket['conn']

/**
 * Token bucket per connection: burst and sustained packets per second. A reconnecting page joins all its rooms at once.
 */
const burst = 150
const perSecond = 20
/** Per network, which a whole school may share. */
const maxConnectionsOfNetwork = 2000

export interface ConnectionLimits {
  /** Whether this is the first authentication request of the connection. */
  readonly claimFirstConnect: (connection: Connection) => boolean
}

export function limitConnections(
  io: RealtimeServer,
  addressOf: (request: IncomingMessage) => string,
): ConnectionLimits {
  const ofNetwork = limitPerHolder(maxConnectionsOfNetwork)
  const asked = new WeakSet<Connection>()
  io.engine.on('connection', (connection: Connection) => {
    const release = ofNetwork.take(networkOf(addressOf(connection.request)))
    if (!release) return connection.close(true)
    connection.once('close', release)
    connection.on('packet', countPackets(connection))
  })
  return {
    claimFirstConnect: (connection) => {
      if (asked.has(connection)) return false
      asked.add(connection)
      return true
    },
  }
}

function countPackets(connection: Connection): (packet: { readonly data?: unknown }) => void {
  let room = burst
  let lastMs = performance.now()
  let connects = 0
  return ({ data }) => {
    const nowMs = performance.now()
    room = Math.min(burst, room + ((nowMs - lastMs) / 1000) * perSecond) - 1
    lastMs = nowMs
    if (asksToBeLetIn(data)) connects++
    if (room < 0 || connects > 1) connection.close(true)
  }
}

/** Source: Socket.IO protocol, revision 5, "Packet types". */
function asksToBeLetIn(data: unknown): boolean {
  return typeof data === 'string' && data.startsWith('0')
}
