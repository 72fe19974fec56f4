import type { Outcome } from '@codedojo/contract'
import type { SubmissionToJudge } from '../judge-submission.ts'

/** A small change may mend these; what is too slow or too large needs another way. */
const mendable: ReadonlySet<Outcome['status']> = new Set(['Wrong Answer', 'Runtime Error'])

/** Whether a small change may mend a program that was judged so. */
export function isMendable({ status, cases }: Pick<Outcome, 'status' | 'cases'>): boolean {
  return mendable.has(status) && cases.some((one) => mendable.has(one.status))
}

/** Index of the failing case with the shortest input, from 0: a change that mends nothing is found out sooner. -1 if there is none. */
export function caseToMend(
  { cases: judged }: Pick<Outcome, 'cases'>,
  { cases }: Pick<SubmissionToJudge, 'cases'>,
): number {
  const sizeOf = (at: number) => cases[at]?.input.length ?? Number.POSITIVE_INFINITY
  const failing = judged.flatMap(({ index, status }) => (mendable.has(status) ? [index - 1] : []))
  return failing.reduce((best, at) => (best < 0 || sizeOf(at) < sizeOf(best) ? at : best), -1)
}
