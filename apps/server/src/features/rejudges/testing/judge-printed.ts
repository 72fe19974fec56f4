import type { JudgedCase } from '@codedojo/contract'
import type { CaseToJudge, ClaimedJob } from '@codedojo/db'

/** Takes code for what it prints: the output of each case in turn, with | between them. */
export function judgePrinted(
  { ordinal, output }: CaseToJudge,
  { code }: Pick<ClaimedJob, 'code'>,
): Partial<JudgedCase> {
  const printed = code.split('|')[ordinal - 1]
  return { status: printed === output.toString().trim() ? 'Accepted' : 'Wrong Answer' }
}
