import type { Difference, Evidence, HintStep, Language, SolutionAccess, Verdict } from '@codedojo/contract'

/** A failing case with what its reader may see of it. */
export interface FailingCase {
  /** From 1. */
  readonly index: number
  /** A hidden one is its author's to see, and never a language model's. */
  readonly kind: 'visible' | 'hidden' | 'custom'
  readonly status: Verdict
  /** null where the reader may not see it. */
  readonly input: string | null
  readonly expected: string | null
  readonly actual: string | null
  /** As the judge met it; absent where it met none. */
  readonly difference?: Difference | null
  readonly stderr: string | null
  readonly signal: string | null
  readonly exitCode: number | null
}

/** The last run or submission of the person, if there is one in the language and of nearly the code at hand. */
export interface LastWork {
  readonly kind: 'run' | 'submit'
  readonly status: Verdict
  readonly passed: number
  readonly total: number
  readonly language: Language
  readonly code: string
  readonly compileMessage: string | null
  /** The first that is not Accepted; null when all are, or nothing ran. */
  readonly failing: FailingCase | null
  /** The first case of each other kind of failure that stands behind the failing one. */
  readonly otherFailures: readonly Pick<FailingCase, 'index' | 'kind' | 'status'>[]
  /** Of the slowest case, in ms; with the time limit of the language. */
  readonly runtimeMs: number
}

/** Everything that Code Ninja may know when it is asked; all of it is the asking person's to see. */
export interface NinjaFacts {
  readonly problem: {
    readonly id: string
    readonly title: string
    /** Markdown. */
    readonly description: string
    readonly tags: readonly string[]
    readonly hints: readonly string[]
    /** For the coach alone. */
    readonly editorial: string
    readonly visibleCases: readonly {
      readonly input: string
      readonly output: string
      /** Markdown; empty where the author wrote none. */
      readonly explanation: string
    }[]
    /** In the language at hand. */
    readonly timeLimitMs: number
  }
  readonly message: string
  readonly language: Language
  readonly code: string
  /** What the editor shows before anything was typed; empty where there is none. */
  readonly starterCode: string
  readonly lastWork: LastWork | null
  /** Submissions of this problem by this person that were judged. */
  readonly submissions: number
  /** Something was run or submitted since the last hint. */
  readonly hasTried: boolean
  /** The level that this answer may have, from 1 to 4, and the whole ladder. */
  readonly level: number
  readonly ladder: readonly HintStep[]
  /** Full code may be told: the person has solved the problem, or owns its solutions. */
  readonly isUnlocked: boolean
  /** What of the solutions they may see. */
  readonly solutions: SolutionAccess
  /** Earlier messages of this conversation, without the greeting. */
  readonly history: readonly { readonly role: 'user' | 'model'; readonly text: string }[]
}

/** An answer of the embedded coach, whole at once. */
export interface CoachAnswer {
  /** Markdown. */
  readonly text: string
  /** null: an answer that is no hint, such as the refusal of another topic. */
  readonly level: number | null
  readonly used: readonly Evidence[]
}
