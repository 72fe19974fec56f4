import type { ReceivedMessage, RoomMessage } from '@codedojo/contract'
import type { Connection } from '../../../lib/api/socket.ts'
import { messageChangedEvent, messageReceivedEvent } from '../../../lib/api/socket-events.ts'
import type { OutgoingMessage } from './outbox.ts'
import { type RoomJoiner, RoomRefusal } from './room-joiner.ts'
import { hasOlder, messagesOf } from './room-log.ts'
import { RoomReader } from './room-reader.ts'
import { RoomSender } from './room-sender.ts'

export interface TalkSnapshot {
  /** In order, without those that the user has cleared. */
  readonly messages: readonly RoomMessage[]
  readonly outbox: readonly OutgoingMessage[]
  readonly isLoaded: boolean
  readonly failure: Error | null
  readonly hasOlder: boolean
  readonly isLoadingOlder: boolean
  readonly olderFailure: Error | null
  /** The room's id as the server writes it, while the connection is in the room; else null. */
  readonly joinedAs: string | null
  /** Why the server does not admit the user. */
  readonly refusal: string | null
  /** True if the user has cleared the list on this page; earlier messages are hidden. */
  readonly isCleared: boolean
}

interface TalkOptions {
  readonly room: string
  readonly userId: string
  readonly connection: Connection
  readonly joiner: RoomJoiner
  /** True for a member, who can load the messages before the connection has joined. */
  readonly isMember: boolean
}

const joinAgainAfterMs = 2000

/** Session in one room: joins it again on each new connection, loads its messages and sends the user's. */
export class RoomTalk {
  readonly #options: TalkOptions
  readonly #reader: RoomReader
  readonly #sender: RoomSender
  readonly #listeners = new Set<() => void>()
  #ends: (() => void)[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #joinedAs: string | null = null
  #isEnded = false
  #isAskingAgain = false
  #refusal: string | null = null
  #clearedUpTo = 0
  #snapshot: TalkSnapshot

  constructor(options: TalkOptions) {
    const { connection, room } = options
    this.#options = options
    this.#reader = new RoomReader(room, () => this.#change())
    this.#sender = new RoomSender({
      ...options,
      send: connection.send,
      onKept: (message) => this.#reader.take(message),
      onRefused: () => void this.#askAgain(),
      onChange: () => this.#change(),
    })
    this.#snapshot = this.#look()
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly snapshot = () => this.#snapshot

  /** Starts the session; returns the function that ends it. */
  start(): () => void {
    const { connection, joiner, isMember } = this.#options
    this.#ends = [
      connection.onChange(() => this.#meetConnection()),
      connection.listen(messageReceivedEvent, (message) => this.#receive(message)),
      connection.listen(messageChangedEvent, (message) => this.take(message)),
      joiner.onStray(() => void this.#askAgain()),
    ]
    if (isMember) void this.#reader.catchUp()
    this.#meetConnection()
    return () => {
      this.#isEnded = true
      for (const end of this.#ends) end()
      clearTimeout(this.#timer)
      this.#sender.shut()
      this.#reader.close()
    }
  }

  /** Adds the current version of a message of this room. */
  take(message: RoomMessage): void {
    if (message.room === this.#options.room) this.#reader.take(message)
  }

  readonly send = (message: Pick<OutgoingMessage, 'text' | 'mentions'>) => this.#sender.add(message)
  readonly retry = (key: string) => this.#sender.retry(key)
  readonly discard = (key: string) => this.#sender.discard(key)
  readonly retryAll = () => this.#sender.retryAll()
  readonly discardAll = () => this.#sender.discardAll()
  readonly loadOlder = () => void this.#reader.loadOlder()
  readonly readAgain = () => void this.#reader.catchUp()

  /** Clears the list on this page only; the room's messages stay. */
  readonly clear = () => {
    this.#clearedUpTo = this.#snapshot.messages.at(-1)?.position ?? this.#clearedUpTo
    this.#change()
  }

  readonly showCleared = () => {
    this.#clearedUpTo = 0
    this.#change()
  }

  #receive(message: ReceivedMessage) {
    const { room, connection } = this.#options
    if (message.room !== room) return
    const isNew = !this.#reader.state.log.known.has(message.position)
    if (isNew && message.sender === connection.id()) this.#sender.confirmArrival()
    this.take(message)
  }

  #meetConnection() {
    clearTimeout(this.#timer)
    this.#joinedAs = null
    this.#sender.shut()
    this.#change()
    if (this.#options.connection.id() !== null) void this.#join()
  }

  /** A stray error may mean that the connection is no longer in the room, so it joins again, or learns the reason. */
  async #askAgain() {
    if (this.#joinedAs === null || this.#isAskingAgain) return
    this.#isAskingAgain = true
    await this.#join()
    this.#isAskingAgain = false
  }

  async #join() {
    const { connection, joiner, room } = this.#options
    const id = connection.id()
    try {
      const joinedAs = await joiner.enter('join-room', room)
      if (this.#isEnded) return
      this.#joinedAs = joinedAs
      this.#refusal = null
      this.#change()
      this.#sender.open()
      void this.#reader.catchUp()
    } catch (error) {
      if (this.#isEnded) return
      if (error instanceof RoomRefusal) this.#shutOut(error)
      else if (connection.id() === id) this.#timer = setTimeout(() => void this.#join(), joinAgainAfterMs)
      this.#change()
    }
  }

  #shutOut({ message }: RoomRefusal) {
    this.#refusal = message
    this.#joinedAs = null
    this.#sender.shut()
  }

  #change() {
    this.#snapshot = this.#look()
    for (const listener of this.#listeners) listener()
  }

  #look(): TalkSnapshot {
    const { log, ...reading } = this.#reader.state
    const isCleared = this.#clearedUpTo > 0
    return {
      ...reading,
      messages: messagesOf(log).filter(({ position }) => position > this.#clearedUpTo),
      outbox: this.#sender.outbox,
      isLoaded: log.from !== null,
      hasOlder: hasOlder(log) && !isCleared,
      joinedAs: this.#joinedAs,
      refusal: this.#refusal,
      isCleared,
    }
  }
}
