import type { Evidence } from '@codedojo/contract'

/** What the coach has found out about the state of somebody's work, before it decides how much of it to say. */
export interface Diagnosis {
  /** What was seen, with the number of the case or the line: always said. */
  readonly seen: string
  /** What that usually means, or what follows from it. */
  readonly meaning: string
  /** The nudge: a question that the person can answer by looking. */
  readonly question: string
  /** What to look at or to compare; said from the second level on. */
  readonly look: string
  /** How to go on, step by step; said at the third level. */
  readonly steps: readonly string[]
  readonly used: readonly Evidence[]
}
