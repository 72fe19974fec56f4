import type { ProgressFigures } from '@codedojo/contract'

/** Acceptance rate such as "48.6 %"; a dash before the first verdict. */
export function acceptanceRate({ accepted, judged }: Pick<ProgressFigures, 'accepted' | 'judged'>): string {
  return judged === 0 ? '—' : `${((100 * accepted) / judged).toFixed(1)} %`
}
