import {
  type ClientEvents,
  type MessageReceipt,
  messageReceiptSchema,
  type SentMessage,
} from '@codedojo/contract'
import { io, type Socket } from 'socket.io-client'
import { accountHeader } from './page-account.ts'
import { announceSessionEnd, onceSessionIsBack } from './session-end.ts'
import type { SocketEvent } from './socket-events.ts'

/**
 * The socket connection that all of this page shares. The first `acquireConnection` opens it, the last release closes it.
 *
 * How it works: Socket.IO reconnects by itself when the network broke. When the server closed or refused the connection, this
 * module reconnects, unless the session is over.
 */
export interface Connection {
  /** Public id of the connection; null while disconnected. Each new connection has a new id. */
  readonly id: () => string | null
  /** Calls the listener when the connection opens or is lost. Returns the function that unsubscribes. */
  readonly onChange: (listener: () => void) => () => void
  /** Calls the listener with each event of a kind; values that do not match the schema are dropped. */
  readonly listen: <Value>(event: SocketEvent<Value>, listener: (value: Value) => void) => () => void
  /** Sends the id of a room or contest. Does nothing while disconnected. */
  readonly tell: (name: Exclude<keyof ClientEvents, 'message'>, id: string) => void
  /** Sends a message. Rejects while disconnected, and without a receipt within ten seconds. */
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

/** Opens or shares the connection; `release` gives it up. */
export function acquireConnection(): { connection: Connection; release: () => void } {
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
    // A new hold gets a new connection, never one that was closed.
    forceNew: true,
    ...reconnecting,
  })
  connectAgain(socket)
  return { socket, connection: connectionOver(socket), holders: 0 }
}

/** Reconnects in the cases that Socket.IO leaves to the page: the server closed the connection, or refused it. */
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
      onceSessionIsBack(later)
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
