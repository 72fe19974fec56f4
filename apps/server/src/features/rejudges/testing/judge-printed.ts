import type { JudgedCase } from '@codedojo/contract'
import type { CaseToJudge, ClaimedJob } from '@codedojo/db'

/** A fake judge that treats the code as the output of each case in turn, separated by |. */
export function judgePrinted(
  { ordinal, output }: CaseToJudge,
  { code }: Pick<ClaimedJob, 'code'>,
): Partial<JudgedCase> {
  const printed = code.split('|')[ordinal - 1]
  return { status: printed === output.toString().trim() ? 'Accepted' : 'Wrong Answer' }
}
