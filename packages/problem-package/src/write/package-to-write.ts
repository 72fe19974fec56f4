import type {
  Comparison,
  DraftDifficulty,
  Language,
  LanguageLimits,
  ProblemStatus,
  TimeLimitBasis,
} from '@codedojo/contract'
import type { InputFlags } from '../group-settings.ts'
import type { ValidatorLimits } from '../validation.ts'

/** Bytes, or how to get them when their turn comes: the cases of a problem may not fit into memory together. */
export type Content = Uint8Array | (() => Promise<Uint8Array>)

/** One file of the package. */
export interface FileToWrite {
  /** Below the package's folder. */
  readonly path: string
  readonly content: Content
}

export interface CaseToWrite {
  readonly isVisible: boolean
  /** In the package it came from, for example `secret/03-all-equal`; empty for one that was typed. */
  readonly name: string
  readonly input: Content
  readonly output: Content
  /** null: that of the problem. */
  readonly comparison: Comparison | null
  /** For the problem's own output validators; null: those of the problem. */
  readonly validatorFlags: readonly string[] | null
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

/** How the programs that check outputs and inputs are called. */
export interface ValidationToWrite {
  readonly outputFlags: readonly string[]
  /** null where they differ between cases. */
  readonly inputFlags: InputFlags | null
  /** By the name of the case, where they differ; a case that is not listed has none. */
  readonly inputFlagsOfCases?: Readonly<Record<string, InputFlags>>
  readonly limits: ValidatorLimits
}

/** Everything that an installation holds of a problem and that a package can carry. */
export interface PackageToWrite {
  /** Of the folder that everything lies in. */
  readonly folderName: string
  readonly uuid: string
  readonly title: string
  readonly number: number
  readonly difficulty: DraftDifficulty
  /** The primary one first; a draft may have none. */
  readonly tags: readonly string[]
  readonly status: ProblemStatus
  /** For a scheduled one, as a time with its zone. */
  readonly publishAt: string | null
  /** Markdown; a picture is named by its file. */
  readonly description: string
  readonly pictures: readonly { readonly name: string; readonly content: Uint8Array }[]
  readonly attribution: string | null
  readonly hints: readonly string[]
  readonly editorial: string
  /** Of the visible cases, in their order. */
  readonly explanations: readonly string[]
  readonly startCode: readonly { readonly language: Language; readonly initialCode: string }[]
  readonly referenceSolution: readonly {
    readonly language: Language
    readonly completeCode: string
    readonly video?: string | undefined
  }[]
  readonly showFailingCase: boolean
  readonly timeLimitMs: number
  readonly timeLimitSource: string
  readonly timeLimitBasis: TimeLimitBasis | null
  readonly memoryLimitKb: number
  readonly outputLimitBytes: number | null
  readonly sameLimits: boolean
  /** True: carriage returns of inputs and answers are a part of the problem. */
  readonly keepsCarriageReturns: boolean
  readonly languageLimits: LanguageLimits
  readonly comparison: Comparison
  readonly validation: ValidationToWrite | null
  readonly programs: readonly ProgramFile[]
  /** Visible ones first. */
  readonly cases: readonly CaseToWrite[]
}
