import type { ProblemSummary } from '@codedojo/contract'

/** Acceptance rate in percent with one decimal; a dash before the first submission. */
export function acceptanceText({
  acceptedCount,
  submittedCount,
}: Pick<ProblemSummary, 'acceptedCount' | 'submittedCount'>): string {
  if (submittedCount === 0) return '—'
  return `${((100 * acceptedCount) / submittedCount).toFixed(1)} %`
}
