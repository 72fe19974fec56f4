import type { RoomMessage } from '@codedojo/contract'
import { ApiError } from '../../../lib/api/api-error.ts'
import { readMessages } from '../queries.ts'
import {
  emptyLog,
  hasOlder,
  isBehind,
  type RoomLog,
  withChange,
  withLatest,
  withOlder,
  withSince,
} from './room-log.ts'

const againAfterMs = 2000
/** With more missed changes than this, the log restarts with the latest messages: nobody reads so many one by one. */
const maxMissedChanges = 500

interface ReaderState {
  readonly log: RoomLog
  /** Why loading failed; null if nothing failed since the last success. */
  readonly failure: Error | null
  readonly isLoadingOlder: boolean
  readonly olderFailure: Error | null
}

/** Loads one room's messages and keeps them current: it requests changes until none is missing. */
export class RoomReader {
  readonly #room: string
  readonly #onChange: () => void
  readonly #end = new AbortController()
  #state: ReaderState = { log: emptyLog, failure: null, isLoadingOlder: false, olderFailure: null }
  #isReading = false
  #isDue = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(room: string, onChange: () => void) {
    this.#room = room
    this.#onChange = onChange
  }

  get state(): ReaderState {
    return this.#state
  }

  /** Adds a change from a live event or an own action. */
  take(message: RoomMessage): void {
    this.#change({ log: withChange(this.#state.log, message) })
    if (isBehind(this.#state.log) && this.#state.log.from !== null) void this.catchUp()
  }

  /** Loads missing changes. A call during a running load triggers another one. */
  async catchUp(): Promise<void> {
    this.#isDue = true
    if (this.#isReading) return
    this.#isReading = true
    clearTimeout(this.#timer)
    try {
      while (this.#isDue && !this.#end.signal.aborted) {
        this.#isDue = false
        await this.#read()
      }
      this.#change({ failure: null })
      if (isBehind(this.#state.log)) this.#later()
    } catch (error) {
      this.#fail(error)
    } finally {
      this.#isReading = false
    }
  }

  async loadOlder(): Promise<void> {
    const { log, isLoadingOlder } = this.#state
    if (isLoadingOlder || log.from === null || !hasOlder(log)) return
    const before = log.from
    this.#change({ isLoadingOlder: true, olderFailure: null })
    try {
      const answer = await readMessages(this.#room, { before }, this.#end.signal)
      this.#change({ log: withOlder(this.#state.log, { before, answer }) })
    } catch (error) {
      this.#change({ olderFailure: asError(error) })
    } finally {
      this.#change({ isLoadingOlder: false })
    }
  }

  close(): void {
    this.#end.abort()
    clearTimeout(this.#timer)
  }

  async #read() {
    for (let hasMore = this.#state.log.from !== null; hasMore; ) {
      const since = this.#state.log.revision
      const answer = await readMessages(this.#room, { since }, this.#end.signal)
      if (answer.hasMore && answer.revision - since > maxMissedChanges) return this.#begin()
      this.#change({ log: withSince(this.#state.log, answer) })
      hasMore = answer.hasMore
    }
    if (this.#state.log.from === null) await this.#begin()
  }

  async #begin() {
    const answer = await readMessages(this.#room, {}, this.#end.signal)
    this.#change({ log: withLatest(this.#state.log, answer) })
  }

  #fail(error: unknown) {
    if (this.#end.signal.aborted) return
    this.#change({ failure: asError(error) })
    const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500
    if (!isRefused) this.#later()
  }

  #later() {
    if (!this.#end.signal.aborted) this.#timer = setTimeout(() => void this.catchUp(), againAfterMs)
  }

  #change(part: Partial<ReaderState>) {
    if (this.#end.signal.aborted) return
    this.#state = { ...this.#state, ...part }
    this.#onChange()
  }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
