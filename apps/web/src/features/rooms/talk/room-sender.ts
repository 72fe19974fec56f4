import type { MessageReceipt, RoomMessage, SentMessage } from '@codedojo/contract'
import { randomKey } from '../../../lib/api/random-key.ts'
import {
  markAllForRetry,
  markForRetry,
  markRefused,
  nextOf,
  type Outgoing,
  storedOutbox,
  storeOutbox,
  withoutMessage,
} from './outbox.ts'

const againAfterMs = 2000

interface SenderOptions {
  readonly room: string
  readonly userId: string
  readonly send: (message: SentMessage) => Promise<MessageReceipt>
  /** The server has kept it. */
  readonly onKept: (message: RoomMessage) => void
  /** The server did not take a message, and not because they came too fast. */
  readonly onRefused: () => void
  readonly onChange: () => void
}

/**
 * Sends one room's messages in their order, one at a time. What is not acknowledged is sent again with the same key, by which the
 * server knows it, until it is kept or refused.
 */
export class RoomSender {
  readonly #options: SenderOptions
  #outbox: readonly Outgoing[]
  #isOpen = false
  #isSending = false
  #sendingKey: string | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(options: SenderOptions) {
    this.#options = options
    this.#outbox = storedOutbox(options)
  }

  get outbox(): readonly Outgoing[] {
    return this.#outbox
  }

  add(message: Pick<Outgoing, 'text' | 'mentions'>): void {
    const outgoing = { ...message, key: randomKey(), at: new Date().toISOString(), refusal: null }
    this.#set([...this.#outbox, outgoing])
    void this.#sendAll()
  }

  retry(key: string): void {
    this.#set(markForRetry(this.#outbox, key))
    void this.#sendAll()
  }

  discard(key: string): void {
    this.#set(withoutMessage(this.#outbox, key))
  }

  retryAll(): void {
    this.#set(markAllForRetry(this.#outbox))
    void this.#sendAll()
  }

  discardAll(): void {
    this.#set(this.#outbox.filter(({ refusal }) => refusal === null))
  }

  /** The connection is in the room. */
  open(): void {
    this.#isOpen = true
    void this.#sendAll()
  }

  shut(): void {
    this.#isOpen = false
    clearTimeout(this.#timer)
  }

  /** A new message came over the own connection: it is the one that is being sent, told before it was acknowledged. */
  cameBack(): void {
    if (this.#sendingKey !== null) this.#set(withoutMessage(this.#outbox, this.#sendingKey))
  }

  async #sendAll() {
    if (this.#isSending) return
    this.#isSending = true
    clearTimeout(this.#timer)
    try {
      for (let next = nextOf(this.#outbox); next && this.#isOpen; next = nextOf(this.#outbox)) {
        this.#sendingKey = next.key
        await this.#sendOne(next)
      }
    } catch {
      // Whether it arrived is not known. Asking again with the same key cannot make two of it.
      if (this.#isOpen) this.#timer = setTimeout(() => void this.#sendAll(), againAfterMs)
    } finally {
      this.#isSending = false
      this.#sendingKey = null
    }
  }

  async #sendOne({ key, text, mentions }: Outgoing) {
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

  #set(outbox: readonly Outgoing[]) {
    this.#outbox = outbox
    storeOutbox(this.#options, outbox)
    this.#options.onChange()
  }
}
