import { type Language, type Outcome, requireSignature, type SignatureTexts } from '@codedojo/contract'
import type { OpenJudge } from '../open-judge.ts'
import { exampleCase, judgeExample } from './test-judge.ts'

export interface CalledFunction {
  readonly language: Language
  readonly code: string
  readonly texts: SignatureTexts
  /** Inputs with their answers. */
  readonly cases: readonly (readonly [input: string, answer: string])[]
}

/** Judges a function on visible cases; the limits are those of `judgeExample`. */
export function judgeFunction(
  judge: OpenJudge,
  { language, code, texts, cases }: CalledFunction,
): Promise<Outcome> {
  const signature = requireSignature(texts)
  const program = { language, sources: [{ name: 'source', bytes: Buffer.from(code) }], signature }
  const judged = cases.map(([input, answer]) => exampleCase(input, answer, 'visible'))
  return judgeExample(judge, { language, code, options: { program, cases: judged } })
}
