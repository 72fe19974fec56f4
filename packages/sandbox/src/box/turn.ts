import type { WaitingLine } from '../waiting-line.ts'

/** The right to run a program, as often as programs may run at a time. */
export type Slots = WaitingLine<number>

/** One program's use of a slot. */
export interface Turn {
  /** Resolves when a slot is free, or when nobody wants the program to run any more. */
  readonly come: Promise<void>
  /** Leaves the slot to the next one. */
  readonly end: () => void
}

/** Stands in the line for a slot, and leaves it when the signal is aborted. To be ended after it has come. */
export function askForTurn(slots: Slots, signal: AbortSignal | undefined): Turn {
  let held: number | null = null
  return {
    come: slots.take(signal).then(
      (slot) => {
        held = slot
      },
      // An aborted run is ended by its signal, and tells the reason.
      () => {},
    ),
    end: () => {
      if (held === null) return
      const slot = held
      held = null
      slots.giveBack(slot)
    },
  }
}
