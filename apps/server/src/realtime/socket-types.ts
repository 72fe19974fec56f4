import type { ClientEvents, ServerEvents, User } from '@codedojo/contract'
import type { Server, Socket } from 'socket.io'
import type { PresenceNews } from './presence/presence-news.ts'

/** What servers tell each other. */
export interface ServerTalk {
  presence: (news: PresenceNews) => void
}

/** What is kept of a connection, also over a short interruption. */
export interface SocketFacts {
  /** Who it is; a role that changes ends the connection. */
  user: Pick<User, '_id' | 'role'>
  /** Only while it comes back: what it had. */
  away?: { readonly pid: string; readonly offset: string; readonly rooms: readonly string[] } | undefined
}

export type RealtimeServer = Server<ClientEvents, ServerEvents, ServerTalk, SocketFacts>
export type RealtimeSocket = Socket<ClientEvents, ServerEvents, ServerTalk, SocketFacts>
