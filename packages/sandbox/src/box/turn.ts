import type { Taker, WaitingQueue } from '../waiting-queue.ts'

/** The slots: permissions to run a program, one per concurrently running program. */
export type Slots = WaitingQueue<number>

/** One program's turn in a slot; disposing ends it. */
export interface Turn extends Disposable {
  /** Resolves to true when a slot is held, or to false if the turn was ended before. */
  readonly granted: Promise<boolean>
  /** Releases the slot, or leaves the queue. */
  readonly end: () => void
}

/** Queues for a slot. */
export function requestTurn(slots: Slots, taker: Taker): Turn {
  const leaving = new AbortController()
  let held: number | null = null
  let isOver = false
  const end = () => {
    // Aborts only while waiting: aborting creates an error with a stack trace, which costs more than all the rest.
    if (held !== null) slots.giveBack(held)
    else if (!isOver) leaving.abort()
    held = null
    isOver = true
  }
  const hold = (slot: number) => {
    held = slot
    // The turn may have been ended between the handover of the slot and this callback.
    if (isOver) end()
    return held !== null
  }
  return { granted: slots.take(leaving.signal, taker).then(hold, () => false), end, [Symbol.dispose]: end }
}
