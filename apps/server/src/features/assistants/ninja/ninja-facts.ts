import type {
  CallFault,
  Difference,
  Evidence,
  HintStep,
  Language,
  Repair,
  Signature,
  SolutionAccess,
  Verdict,
} from '@codedojo/contract'
import type { SameMistakes } from '../../problems/index.ts'

/** A failing case, as far as the reader may see it. */
export interface FailingCase {
  /** From 1. */
  readonly index: number
  /** A hidden case may be shown to its author, and never to a language model. */
  readonly kind: 'visible' | 'hidden' | 'custom'
  /** What its author called it; absent for a case without a title, and where the reader may not see it. */
  readonly title?: string
  readonly status: Verdict
  /** null where the reader may not see it. */
  readonly input: string | null
  readonly expected: string | null
  readonly actual: string | null
  /** The first difference that the judge found; absent when there is none. */
  readonly difference?: Difference | null
  readonly stderr: string | null
  readonly signal: string | null
  readonly exitCode: number | null
  /** How the judge calls the function; absent for a whole program. */
  readonly call?: string | undefined
  /** Why the function gave no result; absent if it gave one, or for another reason, such as a crash. */
  readonly callFault?: CallFault | undefined
  /** What the function returned instead of a value of its type, in words. */
  readonly returned?: string | undefined
}

/** A judged case with its texts, as far as the reader may see them. */
export interface SeenCase {
  /** From 1. */
  readonly index: number
  readonly kind: FailingCase['kind']
  readonly status: Verdict
  readonly input: string
  /** null for a custom input without a known right answer. */
  readonly expected: string | null
  readonly actual: string | null
}

export interface SmallestFailingInput extends Pick<FailingCase, 'status' | 'expected' | 'actual'> {
  readonly input: string
  /** It may reveal the hidden case from which the search started, so it is never sent to a language model. */
  readonly isOfHidden: boolean
}

/**
 * The newest run or submission of the person, if it is in the language of the editor and similar to the current code.
 */
export interface LastWork {
  readonly kind: 'run' | 'submit'
  readonly status: Verdict
  readonly passed: number
  readonly total: number
  readonly language: Language
  readonly code: string
  readonly compileMessage: string | null
  /** The first case that is not Accepted; null when all are, or nothing ran. */
  readonly failing: FailingCase | null
  /** The first case of each other kind of failure. */
  readonly otherFailures: readonly Pick<FailingCase, 'index' | 'kind' | 'status'>[]
  /** What a search found as the smallest input on which this very program is wrong; null if it found nothing. */
  readonly smallest: SmallestFailingInput | null
  /**
   * Wrong programs of the problem's author that are judged like this one; null if there are none, or they were not judged yet.
   */
  readonly sameMistakes: SameMistakes | null
  /** One small change of this very code that a judge found to make it right on every case; null if none is known. */
  readonly repair: Repair | null
  /**
   * Every case whose input the reader may see, including passed ones. All claims about the program must agree with all of them.
   */
  readonly seenCases: readonly SeenCase[]
  /** Milliseconds of the slowest case; with the time limit of the language. */
  readonly runtimeMs: number
}

/** Everything that Code Ninja may use for an answer; the person may see all of it. */
export interface NinjaFacts {
  readonly problem: {
    readonly id: string
    readonly title: string
    /** Markdown. */
    readonly description: string
    readonly tags: readonly string[]
    readonly hints: readonly string[]
    /** Only for the embedded coach, never for a language model. */
    readonly editorial: string
    readonly visibleCases: readonly {
      readonly input: string
      readonly output: string
      /** Markdown; empty when the author wrote none. */
      readonly explanation: string
    }[]
    /** In the language of the editor. */
    readonly timeLimitMs: number
  }
  readonly message: string
  readonly language: Language
  readonly code: string
  /** The starter code; empty when there is none. */
  readonly starterCode: string
  /** The line that declares the function which the person writes in place of a whole program; null for a whole program. */
  readonly functionDeclaration: string | null
  /** The signature of that function; null for a whole program. Cases are then told as calls and values. */
  readonly signature: Signature | null
  /** The name of the function that the problem lets people write alone, also for a whole program; null if it has none. */
  readonly offeredFunction: string | null
  readonly lastWork: LastWork | null
  /** Judged submissions of this person for this problem. */
  readonly submissions: number
  /** Whether something was run or submitted since the last hint. */
  readonly hasTried: boolean
  /** Level of this answer, from 1 to 4, and the whole ladder. */
  readonly level: number
  readonly ladder: readonly HintStep[]
  /** Whether full code may be shown: the person has solved the problem, or owns its solutions. */
  readonly isUnlocked: boolean
  /** Which parts of the solutions the person may see. */
  readonly solutions: SolutionAccess
  /** Earlier messages of the conversation, without the greeting. */
  readonly history: readonly { readonly role: 'user' | 'model'; readonly text: string }[]
}

/** A complete answer of the embedded coach. */
export interface CoachAnswer {
  /** Markdown. */
  readonly text: string
  /** null if the answer is no hint, such as the refusal of another topic. */
  readonly level: number | null
  readonly used: readonly Evidence[]
}
