import type { Difficulty } from '@codedojo/contract'

interface PaletteEntryFacts {
  readonly id: string
  readonly text: string
  /** Synonyms that match, too. */
  readonly alsoCalled?: string
  /** Listed only when it matches a query. */
  readonly isQuiet?: boolean
  readonly keys: readonly string[]
}

/** The entry of one problem. */
export interface ProblemEntry {
  readonly kind: 'problem'
  readonly id: string
  readonly text: string
  readonly number: number
  /** The other name by which the query found it; null if the title says so itself. */
  readonly foundBy: string | null
  /** null if the user has difficulties hidden. */
  readonly difficulty: Difficulty | null
  readonly path: string
}

/** An entry that is not a problem. */
export type NonProblemEntry =
  | ({ readonly kind: 'page' | 'list' | 'plan'; readonly path: string } & PaletteEntryFacts)
  | ({ readonly kind: 'action'; readonly act: () => void } & PaletteEntryFacts)

/** One line of the command palette. */
export type PaletteEntry = ProblemEntry | NonProblemEntry
