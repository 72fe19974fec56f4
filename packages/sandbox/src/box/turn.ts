import type { Taker, WaitingQueue } from '../waiting-queue.ts'

/** The right to run a program, as often as programs may run at a time. */
export type Slots = WaitingQueue<number>

/** One program's use of a slot; disposing ends it. */
export interface Turn extends Disposable {
  /** True as soon as a slot is held; false when the turn was ended before. */
  readonly come: Promise<boolean>
  /** Leaves the slot, or the place in the line, to the next one. */
  readonly end: () => void
}

/** Stands in the line for a slot. */
export function askForTurn(slots: Slots, taker: Taker): Turn {
  const leaving = new AbortController()
  let held: number | null = null
  let isOver = false
  const end = () => {
    // To abort makes an error with a stack, which costs more than everything else here.
    if (held !== null) slots.giveBack(held)
    else if (!isOver) leaving.abort()
    held = null
    isOver = true
  }
  const hold = (slot: number) => {
    held = slot
    // It may have been ended after the slot was handed over and before this was told.
    if (isOver) end()
    return held !== null
  }
  return { come: slots.take(leaving.signal, taker).then(hold, () => false), end, [Symbol.dispose]: end }
}
