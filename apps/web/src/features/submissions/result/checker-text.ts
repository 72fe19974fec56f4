import { type CaseResult, tokenTextsOf } from '@codedojo/contract'

export const checkerAccepts =
  'The checker of this problem accepts this output; it may differ from the expected one.'
export const checkerRefuses = 'The checker of this problem does not accept this output.'

/** Where the program talks to an interactor, or runs several times. */
export const talkRefused = 'The judge of this problem does not accept what the program wrote.'

/** Whether a checker rejected the output: a checker leaves a note, a plain comparison a difference. */
export function isRefusedByChecker({ status, note }: CaseResult): boolean {
  return status === 'Wrong Answer' && note !== undefined
}

/** Whether an accepted output differs from the expected one in more than white space. */
export function isAcceptedThoughDifferent(result: CaseResult): boolean {
  const { status, stdout, expected_output: expected, isCut } = result
  if (status !== 'Accepted' || stdout === null || expected === null) return false
  const [got, wanted] = [tokenTextsOf(stdout), tokenTextsOf(expected)]
  // In a truncated text the last value may be incomplete, so it is ignored.
  const known = isCut === true ? Math.max(0, Math.min(got.length, wanted.length) - 1) : undefined
  return got.slice(0, known).join(' ') !== wanted.slice(0, known).join(' ')
}
