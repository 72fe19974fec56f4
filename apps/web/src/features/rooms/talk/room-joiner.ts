import type { Connection } from '../../../lib/api/socket.ts'
import { roomCreatedEvent, roomErrorEvent, roomJoinedEvent } from '../../../lib/api/socket-events.ts'

/** The server's reason why a room cannot be joined or created. */
export class RoomRefusal extends Error {}

type Act = 'join-room' | 'create-room'

interface Request {
  readonly act: Act
  readonly id: string
  readonly settle: (result: string | Error) => void
}

const answerWithinMs = 10_000

/** Joins and creates rooms over the connection, one at a time: the event `room-error` does not say which room it is about. */
export class RoomJoiner {
  readonly #connection: Connection
  readonly #onStrayError: (sentence: string) => void
  readonly #strays = new Set<() => void>()
  readonly #ends: (() => void)[]
  #waiting: Request[] = []
  #open: { request: Request; timer: ReturnType<typeof setTimeout> } | null = null

  /** `onStrayError` is called for an error that belongs to no request of this object. */
  constructor(connection: Connection, onStrayError: (sentence: string) => void) {
    this.#connection = connection
    this.#onStrayError = onStrayError
    const take = (act: Act) => (id: string) => this.#admit(act, id)
    this.#ends = [
      connection.listen(roomJoinedEvent, take('join-room')),
      connection.listen(roomCreatedEvent, take('create-room')),
      connection.listen(roomErrorEvent, (sentence) => this.#refuse(sentence)),
      connection.onChange(() => {
        if (connection.id() === null) this.#breakOff('The connection was lost.')
      }),
    ]
  }

  /**
   * Resolves with the id as the server writes it (ids are case-insensitive), once the connection is in the room. Rejects
   * with `RoomRefusal`, or with another error when there was no answer.
   */
  enter(act: Act, id: string): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const settle = (result: string | Error) => (result instanceof Error ? reject(result) : resolve(result))
    this.#waiting.push({ act, id, settle })
    this.#next()
    return promise
  }

  /** Adds a listener for errors that belong to no request of this object; returns the function that removes it. */
  onStray(listener: () => void): () => void {
    this.#strays.add(listener)
    return () => this.#strays.delete(listener)
  }

  close(): void {
    for (const end of this.#ends) end()
    this.#breakOff('The page was left.')
  }

  #next() {
    if (this.#open) return
    const request = this.#waiting.shift()
    if (!request) return
    const timer = setTimeout(() => this.#settle(new Error('No answer came.')), answerWithinMs)
    this.#open = { request, timer }
    if (this.#connection.id() === null) this.#settle(new Error('There is no connection.'))
    else this.#connection.tell(request.act, request.id)
  }

  #admit(act: Act, id: string) {
    const { request } = this.#open ?? {}
    if (request?.act === act && request.id.toLowerCase() === id.toLowerCase()) this.#settle(id)
  }

  #refuse(sentence: string) {
    if (this.#open) return this.#settle(new RoomRefusal(sentence))
    this.#onStrayError(sentence)
    for (const tell of [...this.#strays]) tell()
  }

  #breakOff(why: string) {
    const waiting = this.#waiting
    this.#waiting = []
    this.#settle(new Error(why))
    for (const { settle } of waiting) settle(new Error(why))
  }

  #settle(result: string | Error) {
    if (!this.#open) return
    clearTimeout(this.#open.timer)
    const { settle } = this.#open.request
    this.#open = null
    settle(result)
    this.#next()
  }
}
