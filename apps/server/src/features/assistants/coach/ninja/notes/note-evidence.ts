import { type Language, maskCode } from '@codedojo/contract'
import type { SeenCase } from '../../../ninja/ninja-facts.ts'
import { isPassed, type WrongAnswerFacts } from '../wrong-answer/wrong-answer-facts.ts'

/** What is known of a wrong program, to compare the notes with. */
export interface NoteEvidence {
  readonly failing: Pick<SeenCase, 'input' | 'expected' | 'actual'>
  readonly passed: readonly SeenCase[]
  readonly code: string
  /** The code without comments and texts. */
  readonly bare: string
  readonly language: Language
  readonly wrongAnswer: WrongAnswerFacts
}

export function noteEvidenceOf(wrongAnswer: WrongAnswerFacts, seenCases: readonly SeenCase[]): NoteEvidence {
  const { input, expected, actual, code, language, failing } = wrongAnswer
  return {
    failing: { input, expected, actual },
    passed: seenCases.filter((one) => isPassed(one) && one.index !== failing.index),
    ...{ code, language, wrongAnswer },
    bare: maskCode(code, language),
  }
}

type Holds = (one: Pick<SeenCase, 'input' | 'expected' | 'actual'>) => boolean

/**
 * 2 if the failing case alone has a property, 1 if no case passed to compare with, 0 if a passed one has it, too, and -1 if the
 * failing case has it not.
 */
export function contrastOf({ failing, passed }: NoteEvidence, holds: Holds): number {
  if (!holds(failing)) return -1
  if (passed.length === 0) return 1
  return passed.some(holds) ? 0 : 2
}
