import type { Evidence } from '@codedojo/contract'

/** What the coach has found out about the person's work, before it decides how much of it to say. */
export interface Diagnosis {
  /** The observation, with the number of the case or the line; always said. */
  readonly seen: string
  /** The usual cause or consequence of the observation. */
  readonly meaning: string
  /** The nudge (level 1): a question that the person can answer by looking at their code. */
  readonly question: string
  /** What to look at or compare; from level 2 on. */
  readonly look: string
  /** How to go on, step by step; at level 3. */
  readonly steps: readonly string[]
  /** The idea of the program is not at fault, so hints of the problem and a worked example would only distract. */
  readonly isBesideIdea?: boolean
  readonly used: readonly Evidence[]
}
