import { type CaseResult, tokenTextsOf } from '@codedojo/contract'

export const checkerAccepts =
  'The checker of this problem accepts this output; it may differ from the expected one.'
export const checkerRefuses = 'The checker of this problem does not accept this output.'

/** A comparison leaves a difference behind, a checker of the problem's own a note. */
export function isRefusedByChecker({ status, note }: CaseResult): boolean {
  return status === 'Wrong Answer' && note !== undefined
}

/** Whether an accepted output departs from the expected one in more than white space. */
export function isAcceptedThoughDifferent(result: CaseResult): boolean {
  const { status, stdout, expected_output: expected, isCut } = result
  if (status !== 'Accepted' || stdout === null || expected === null) return false
  const [got, wanted] = [tokenTextsOf(stdout), tokenTextsOf(expected)]
  // Of a cut text the last value may be half a one, and what follows is not known.
  const known = isCut === true ? Math.max(0, Math.min(got.length, wanted.length) - 1) : undefined
  return got.slice(0, known).join(' ') !== wanted.slice(0, known).join(' ')
}
