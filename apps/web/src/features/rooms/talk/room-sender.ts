import type { MessageReceipt, RoomMessage, SentMessage } from '@codedojo/contract'
import { randomKey } from '../../../lib/api/random-key.ts'
import {
  markRefused,
  nextUnsent,
  type OutgoingMessage,
  requeueAllRefused,
  requeueRefused,
  storedOutbox,
  storeOutbox,
  withoutMessage,
} from './outbox.ts'

const againAfterMs = 2000

interface SenderOptions {
  readonly room: string
  readonly userId: string
  readonly send: (message: SentMessage) => Promise<MessageReceipt>
  /** Called when the server has stored a message. */
  readonly onKept: (message: RoomMessage) => void
  /** Called when the server has rejected a message, except for rate limiting. */
  readonly onRefused: () => void
  readonly onChange: () => void
}

/**
 * Sends one room's messages in order, one at a time. An unacknowledged message is sent again with the same idempotency key
 * until it is stored or rejected.
 */
export class RoomSender {
  readonly #options: SenderOptions
  #outbox: readonly OutgoingMessage[]
  #isOpen = false
  #isSending = false
  #sendingKey: string | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(options: SenderOptions) {
    this.#options = options
    this.#outbox = storedOutbox(options)
  }

  get outbox(): readonly OutgoingMessage[] {
    return this.#outbox
  }

  add(message: Pick<OutgoingMessage, 'text' | 'mentions'>): void {
    const outgoing = { ...message, key: randomKey(), at: new Date().toISOString(), refusal: null }
    this.#set([...this.#outbox, outgoing])
    void this.#sendAll()
  }

  retry(key: string): void {
    this.#set(requeueRefused(this.#outbox, key))
    void this.#sendAll()
  }

  discard(key: string): void {
    this.#set(withoutMessage(this.#outbox, key))
  }

  retryAll(): void {
    this.#set(requeueAllRefused(this.#outbox))
    void this.#sendAll()
  }

  discardAll(): void {
    this.#set(this.#outbox.filter(({ refusal }) => refusal === null))
  }

  /** Called when the connection has joined the room. */
  open(): void {
    this.#isOpen = true
    void this.#sendAll()
  }

  shut(): void {
    this.#isOpen = false
    clearTimeout(this.#timer)
  }

  /** Handles a new message from the own connection: it is the one being sent, delivered before its acknowledgement. */
  confirmArrival(): void {
    if (this.#sendingKey !== null) this.#set(withoutMessage(this.#outbox, this.#sendingKey))
  }

  async #sendAll() {
    if (this.#isSending) return
    this.#isSending = true
    clearTimeout(this.#timer)
    try {
      for (let next = nextUnsent(this.#outbox); next && this.#isOpen; next = nextUnsent(this.#outbox)) {
        this.#sendingKey = next.key
        await this.#sendOne(next)
      }
    } catch {
      // It is unknown whether the message arrived; sending it again with the same key creates no duplicate.
      if (this.#isOpen) this.#timer = setTimeout(() => void this.#sendAll(), againAfterMs)
    } finally {
      this.#isSending = false
      this.#sendingKey = null
    }
  }

  async #sendOne({ key, text, mentions }: OutgoingMessage) {
    const { room, send, onKept, onRefused } = this.#options
    const receipt = await send({ room, text, key, mentions })
    if (!receipt.ok) {
      this.#set(markRefused(this.#outbox, key, receipt.error))
      if (receipt.retryAfter === undefined) onRefused()
      return
    }
    onKept(receipt.message)
    this.#set(withoutMessage(this.#outbox, key))
  }

  #set(outbox: readonly OutgoingMessage[]) {
    this.#outbox = outbox
    storeOutbox(this.#options, outbox)
    this.#options.onChange()
  }
}
