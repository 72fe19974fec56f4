import type { ClientEvents, ServerEvents, User } from '@codedojo/contract'
import type { Server, Socket } from 'socket.io'
import type { PresenceMessage } from './presence/presence-message.ts'

/** What servers tell each other. */
export interface InterServerEvents {
  presence: (news: PresenceMessage) => void
}

/** What is kept of a connection, also over a short interruption. */
export interface SocketData {
  /** Who it is; a role that changes ends the connection. */
  user: Pick<User, '_id' | 'role'>
  /** Only while it comes back: what it had. */
  away?: { readonly pid: string; readonly offset: string; readonly rooms: readonly string[] } | undefined
}

export type RealtimeServer = Server<ClientEvents, ServerEvents, InterServerEvents, SocketData>
export type RealtimeSocket = Socket<ClientEvents, ServerEvents, InterServerEvents, SocketData>
