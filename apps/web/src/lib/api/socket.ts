import {
  type ClientEvents,
  type MessageReceipt,
  messageReceiptSchema,
  type SentMessage,
} from '@codedojo/contract'
import { io, type Socket } from 'socket.io-client'
import { accountHeader } from './page-account.ts'
import { announceSessionEnd, whenSessionIsBack } from './session-end.ts'
import type { SocketEvent } from './socket-events.ts'

/**
 * The one live connection of this page. Opened by the first who holds it, closed when the last lets go of it.
 *
 * How it works: the library connects again by itself when the network broke. When the server ended the connection, or did not
 * let it begin, that is done here, unless the session is over.
 */
export interface Connection {
  /** Public id of the connection; null while there is none. A new connection has a new one. */
  readonly id: () => string | null
  /** Calls the listener whenever the connection begins or is lost. Gives the function that stops it. */
  readonly onChange: (listener: () => void) => () => void
  /** Calls the listener with each event of a kind; what the contract does not know is left out. */
  readonly listen: <Value>(event: SocketEvent<Value>, listener: (value: Value) => void) => () => void
  /** Sends the id of a room or contest. Nothing is sent while there is no connection. */
  readonly tell: (name: Exclude<keyof ClientEvents, 'message'>, id: string) => void
  /** Sends a message. Rejects when there is no connection, or no answer within ten seconds. */
  readonly send: (message: SentMessage) => Promise<MessageReceipt>
}

/** Source: the specification's limits of the realtime chat. Milliseconds. */
const reconnecting = {
  reconnection: true,
  reconnectionAttempts: Number.POSITIVE_INFINITY,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  timeout: 20_000,
} as const
const answerWithinMs = 10_000

let shared: { socket: Socket; connection: Connection; holders: number } | null = null

/** The connection, opened if nobody holds it yet, and the function that lets go of it. */
export function holdConnection(): { connection: Connection; release: () => void } {
  shared ??= open()
  const held = shared
  held.holders += 1
  let isHeld = true
  const release = () => {
    if (!isHeld) return
    isHeld = false
    held.holders -= 1
    if (held.holders > 0) return
    held.socket.removeAllListeners()
    held.socket.disconnect()
    shared = null
  }
  return { connection: held.connection, release }
}

function open() {
  const socket = io({
    path: '/socket.io',
    transports: ['polling', 'websocket'],
    withCredentials: true,
    extraHeaders: accountHeader(),
    // A connection that was let go of is not taken up again by a later one.
    forceNew: true,
    ...reconnecting,
  })
  connectAgain(socket)
  return { socket, connection: connectionOver(socket), holders: 0 }
}

/** What the library leaves to the page: the server ended the connection, or refused it. */
function connectAgain(socket: Socket): void {
  const later = () =>
    setTimeout(() => shared?.socket === socket && socket.connect(), reconnecting.reconnectionDelay)
  socket.on('disconnect', () => {
    if (!socket.active) later()
  })
  socket.on('connect_error', (error) => {
    if (socket.active) return
    if (error.message !== 'unauthorized') later()
    else {
      whenSessionIsBack(later)
      announceSessionEnd()
    }
  })
}

function connectionOver(socket: Socket): Connection {
  return {
    id: () => (socket.connected ? (socket.id ?? null) : null),
    onChange: (listener) => {
      socket.on('connect', listener)
      socket.on('disconnect', listener)
      return () => {
        socket.off('connect', listener)
        socket.off('disconnect', listener)
      }
    },
    listen: ({ name, schema }, listener) => {
      const take = (value: unknown) => {
        const parsed = schema.safeParse(value)
        if (parsed.success) listener(parsed.data)
      }
      socket.on(name, take)
      return () => socket.off(name, take)
    },
    tell: (name, id) => {
      if (socket.connected) socket.emit(name, id)
    },
    send: async (message) => {
      if (!socket.connected) throw new Error('There is no connection.')
      const answer: unknown = await socket.timeout(answerWithinMs).emitWithAck('message', message)
      return messageReceiptSchema.parse(answer)
    },
  }
}
