import { functionStarter, requireSignature } from '@codedojo/contract'
import type { ProblemRow } from '../../problems/index.ts'
import type { ReferencesOfProblem } from './reference-index.ts'

type Written = Pick<ProblemRow, 'startCode' | 'referenceSolution' | 'signature'>

/**
 * The solutions of a problem, whole programs and functions, and the code that everybody has: starter code of both modes. Throws if
 * the stored signature is wrong.
 */
export function writtenPrograms({
  startCode,
  referenceSolution,
  signature,
}: Written): Omit<ReferencesOfProblem, 'problemId'> {
  const references = [
    ...referenceSolution.map(({ language, completeCode }) => ({ language, code: completeCode })),
    ...(signature?.solutions ?? []),
  ]
  const declaration = signature && requireSignature(signature).declaration
  const functions = declaration
    ? references.map(({ language }) => functionStarter(declaration, language))
    : []
  return { references, known: [...startCode.map(({ initialCode }) => initialCode), ...functions] }
}
