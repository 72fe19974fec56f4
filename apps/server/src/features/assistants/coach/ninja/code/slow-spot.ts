import type { Block } from './blocks.ts'

/** The place of a program with the deepest repetition. */
export interface SlowSpot {
  /**
   * Number of nested repetitions, by loops and by calls that scan a sequence; `branching` when a function calls itself
   * more than once.
   */
  readonly depth: number | 'branching'
  /** Lines from 1, outer loops first. */
  readonly lines: readonly number[]
  /** One sentence that describes the code there. */
  readonly words: string
}

/** The loops that contain a place of the code, outer ones first. */
export const loopsAround = (loops: readonly Block[], place: number) =>
  loops.filter(({ bodyFrom, to }) => place >= bodyFrom && place < to)

/** A call that scans, moves or copies a whole sequence. */
export interface SlowCall {
  readonly place: number
  /** What the call does; completes "line 7 …". */
  readonly words: string
}
