import type {
  Comparison,
  DraftDifficulty,
  Language,
  LanguageLimits,
  ProblemStatus,
  ScoreGroup,
  SignatureTexts,
  TimeLimitBasis,
  Translation,
} from '@codedojo/contract'
import type { LanguageCode } from '../codedojo-files.ts'
import type { InputFlags } from '../group-settings.ts'
import type { KnownMistake } from '../known-mistakes.ts'
import type { ValidatorLimits } from '../validation.ts'

/** Bytes, or a function that loads them on demand: all cases of a problem together may not fit into memory. */
export type Content = Uint8Array | (() => Promise<Uint8Array>)

/** One file of the package. */
export interface FileToWrite {
  /** Path below the package's folder. */
  readonly path: string
  readonly content: Content
}

export interface CaseToWrite {
  readonly isVisible: boolean
  /** Name in the original package, for example `secret/03-all-equal`; empty for a case typed in the form. */
  readonly name: string
  /** What it is called for learners; '' if it has no title; null if it is older than titles. */
  readonly title: string | null
  readonly input: Content
  readonly output: Content
  /** null if the problem's comparison applies. */
  readonly comparison: Comparison | null
  /** Flags for the problem's output validators; null if the problem's flags apply. */
  readonly validatorFlags: readonly string[] | null
  /** Its group in `scoring`, or `sample`; null in a pass-fail problem. */
  readonly group: string | null
}

/** One file of a program that comes with the problem. */
export interface ProgramFile {
  readonly role: 'output_validator' | 'input_validator' | 'include'
  /** Path of the program in its package; for included files the language. */
  readonly program: string
  readonly language: Language
  readonly name: string
  readonly content: Uint8Array
}

/** Arguments of the problem's validators. */
export interface ValidationToWrite {
  readonly outputFlags: readonly string[]
  /** True if the output validator is an interactor. Absent: false. */
  readonly isInteractive?: boolean
  /** How often a program is run on one case at most. Absent: once. */
  readonly maxPasses?: number
  /** null if they differ between cases. */
  readonly inputFlags: InputFlags | null
  /** By case name, if they differ; a case that is not listed has none. */
  readonly inputFlagsOfCases?: Readonly<Record<string, InputFlags>>
  readonly limits: ValidatorLimits
}

/** Everything about a problem that a package can contain. */
export interface PackageToWrite {
  /** Name of the top-level folder. */
  readonly folderName: string
  readonly uuid: string
  readonly title: string
  readonly number: number
  readonly difficulty: DraftDifficulty
  /** The primary tag first; drafts may have none. */
  readonly tags: readonly string[]
  readonly alsoCalled: readonly string[]
  readonly status: ProblemStatus
  /** Publication time of a scheduled problem, with its time zone. */
  readonly publishAt: string | null
  /** Markdown; pictures are referred to by file name. */
  readonly description: string
  /** The language of title and description. */
  readonly statementLanguage: string
  readonly translations: readonly Translation[]
  readonly pictures: readonly { readonly name: string; readonly content: Uint8Array }[]
  readonly attribution: string | null
  readonly hints: readonly string[]
  readonly editorial: string
  /** One per visible case, in order. */
  readonly explanations: readonly string[]
  readonly startCode: readonly { readonly language: Language; readonly initialCode: string }[]
  readonly referenceSolution: readonly {
    readonly language: Language
    readonly completeCode: string
    readonly video?: string | undefined
  }[]
  /** The function that learners may write, with its solutions; null if they write whole programs only. */
  readonly signature: {
    readonly texts: SignatureTexts
    readonly solutions: readonly LanguageCode[]
  } | null
  readonly knownMistakes: readonly Pick<KnownMistake, 'path' | 'code'>[]
  readonly showFailingCase: boolean
  readonly timeLimitMs: number
  readonly timeLimitSource: string
  readonly timeLimitBasis: TimeLimitBasis | null
  readonly memoryLimitKb: number
  readonly outputLimitBytes: number | null
  readonly sameLimits: boolean
  /** True if carriage returns of inputs and answers are significant. */
  readonly keepsCarriageReturns: boolean
  readonly languageLimits: LanguageLimits
  readonly comparison: Comparison
  readonly validation: ValidationToWrite | null
  readonly programs: readonly ProgramFile[]
  /** How points are computed; null for a pass-fail problem. */
  readonly scoring: ScoreGroup | null
  /** Visible cases first. */
  readonly cases: readonly CaseToWrite[]
}
