import type { ClientEvents, ServerEvents, User } from '@codedojo/contract'
import type { Server, Socket } from 'socket.io'
import type { PresenceMessage } from './presence/presence-message.ts'

/** Events between servers. */
export interface InterServerEvents {
  presence: (news: PresenceMessage) => void
}

/** Data stored per connection, kept over a short interruption. */
export interface SocketData {
  /** The authenticated user; a changed role ends the connection. */
  user: Pick<User, '_id' | 'role'>
  /** Former state, only while the connection is being restored. */
  away?: { readonly pid: string; readonly offset: string; readonly rooms: readonly string[] } | undefined
}

export type RealtimeServer = Server<ClientEvents, ServerEvents, InterServerEvents, SocketData>
export type RealtimeSocket = Socket<ClientEvents, ServerEvents, InterServerEvents, SocketData>
