import type { Language, Verdict } from '@codedojo/contract'

/** What the question is about, in a person's judgement; the server decides independently. */
export type About = 'concept' | 'statement' | 'solution' | 'debug' | 'off-topic'

/** The language that the learner writes. */
export type ProseLanguage = 'en' | 'de' | 'es' | 'fr' | 'hi'

/** A labelled program of the package, or a small edit of one. */
export interface ChosenProgram {
  /** Below `submissions`, such as `wrong_answer/overflow.cpp`. */
  readonly path: string
  /** Replaces a text that the program contains exactly once. */
  readonly edit?: { readonly from: string; readonly to: string }
  /** Lines that are put above the program. */
  readonly above?: string
}

/** A learner in front of a bundled problem who asks something. */
export interface Situation {
  readonly name: string
  /** The folder of the problem. */
  readonly problem: string
  /** Absent: the editor holds the starter code. */
  readonly program?: ChosenProgram
  /** The language of the editor without a program; Python if absent. */
  readonly language?: Language
  /** Run judges only the visible cases, Submit all; absent if the code was never judged. */
  readonly judged?: { readonly by: 'run' | 'submit'; readonly verdict: Verdict }
  readonly about: About
  /** English if absent. */
  readonly proseLanguage?: ProseLanguage
  readonly message: string
  readonly level: 1 | 2 | 3 | 4
  /** Judged submissions of this learner for this problem. */
  readonly tries: number
}
