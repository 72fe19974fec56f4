import { setTimeout as delay } from 'node:timers/promises'
import {
  type ClientEvents,
  type ReceivedMessage,
  receivedMessageSchema,
  type ServerEvents,
} from '@codedojo/contract'
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client'
import { startApp, type TestApp, type Visitor } from '../../testing/start-app.ts'

type Options = Partial<ManagerOptions & SocketOptions>

/** A user's page with all received events. */
export interface TestPage extends Disposable {
  readonly socket: Socket<ServerEvents, ClientEvents>
  /** All events in order: name and payload. */
  readonly heard: readonly (readonly [string, ...unknown[]])[]
  /** Payloads of the events with this name. */
  readonly of: (name: keyof ServerEvents) => unknown[]
  /** Joins a room and waits for the response. */
  readonly join: (id: string) => Promise<void>
  readonly say: (text: string, room?: string) => void
  /** Sends any event. */
  readonly emitRaw: (name: string, ...what: unknown[]) => void
}

export interface SocketTestbed extends AsyncDisposable {
  readonly server: TestApp
  readonly address: string
  /** Opens a page and waits until it is connected. */
  readonly open: (who: Visitor, options?: Options) => Promise<TestPage>
}

/** A listening server, with limits that no test reaches. */
export async function openSocketTestbed(settings: Record<string, string> = {}): Promise<SocketTestbed> {
  const many = { ROOM_MESSAGE_LIMIT_PER_10_SECONDS: '100000', ROOM_MESSAGE_LIMIT_PER_5_MINUTES: '100000' }
  const server = await startApp({ SIGN_UP_LIMIT_PER_10_MINUTES: '100000', ...many, ...settings })
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const pages = new Set<TestPage>()
  return {
    server,
    address,
    open: async (who, options) => {
      const page = openPage(address, { cookie: who.cookie, ...options })
      pages.add(page)
      await connected(page.socket)
      return page
    },
    [Symbol.asyncDispose]: async () => {
      for (const page of pages) page[Symbol.dispose]()
      await server[Symbol.asyncDispose]()
    },
  }
}

/** A client like the oldest pages, which connects by polling and then upgrades to WebSocket. */
export function openPage(
  address: string,
  { cookie, ...options }: Options & { readonly cookie?: string },
): TestPage {
  const untyped: Socket = io(address, {
    forceNew: true,
    ...(cookie !== undefined && { extraHeaders: { cookie } }),
    ...options,
  })
  const socket: Socket<ServerEvents, ClientEvents> = untyped
  const heard: [string, ...unknown[]][] = []
  socket.onAny((name: string, ...what: unknown[]) => heard.push([name, ...what]))
  const of = (name: keyof ServerEvents) => heard.flatMap(([each, what]) => (each === name ? [what] : []))
  return {
    socket,
    heard,
    of,
    join: (id) => waitForEvent(socket, { ask: () => socket.emit('join-room', id), by: 'room-joined' }),
    say: (text, room = 'global') => socket.emit('message', { text, room }),
    emitRaw: (name, ...what) => untyped.emit(name, ...what),
    [Symbol.dispose]: () => void socket.disconnect(),
  }
}

function connected(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    if (socket.connected) return resolve()
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
}

/** Resolves with the event, or rejects with the message of a `room-error`. */
export function waitForEvent(
  socket: Socket<ServerEvents, ClientEvents>,
  { ask, by }: { readonly ask: () => void; readonly by: 'room-joined' | 'room-created' },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (fault?: string) => {
      socket.off(by, done)
      socket.off('room-error', end)
      if (fault === undefined) resolve()
      else reject(new Error(fault))
    }
    const done = () => end()
    socket.on(by, done)
    socket.on('room-error', end)
    ask()
  })
}

/** The `message` events, typed by the contract. */
export function messagesOf(page: Pick<TestPage, 'of'>): ReceivedMessage[] {
  return page.of('message').map((message) => receivedMessageSchema.parse(message))
}

/** The texts of the `message` events. */
export function textsOf(page: Pick<TestPage, 'of'>): string[] {
  return messagesOf(page).map(({ text }) => text)
}

/** Just below the burst limit, and the pause until the next event is allowed; see `limitConnections`. */
const [atOnce, betweenMs] = [100, 60]

/** Paces a series of events: waits when the one at this index would exceed the rate limit. */
export async function waitForRateLimit(place: number): Promise<void> {
  if (place >= atOnce) await delay(betweenMs)
}
