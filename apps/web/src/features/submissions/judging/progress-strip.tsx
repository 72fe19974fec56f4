import type { Verdict } from '@codedojo/contract'
import { type VerdictTone, verdictLooks } from '../../../shared/submissions/verdict-look.ts'
import type { ProgressCase } from './judging-state.ts'

/** With more cases than this, cells would be too thin, so a single bar is shown. */
const mostCells = 60

const toneFill = {
  ac: 'bg-ac',
  wa: 'bg-wa',
  part: 'bg-part',
  limit: 'bg-limit',
  err: 'bg-err',
  none: 'bg-none',
} as const satisfies Record<VerdictTone, string>

interface ProgressStripProps {
  cases: readonly ProgressCase[]
  total: number
}

/**
 * One cell per case: finished ones in the colour of their verdict, the current one in the accent colour. The text beside it
 * says the same.
 */
export function ProgressStrip({ cases, total }: ProgressStripProps) {
  if (total > mostCells) {
    return (
      <div className="h-1.5 rounded-sm bg-strong" aria-hidden>
        <div className="h-full rounded-sm bg-primary" style={{ width: `${(100 * cases.length) / total}%` }} />
      </div>
    )
  }
  // A run skips some of the given cases and continues with the custom inputs.
  const statuses = new Map(cases.map(({ index, status }) => [index - 1, status]))
  const current = cases.at(-1)?.index ?? 0
  const cells = Array.from({ length: total }, (_, place) => ({
    place,
    fill: fillOf(statuses.get(place), place === current),
  }))
  return (
    <div className="flex gap-1" aria-hidden>
      {cells.map(({ place, fill }) => (
        <span key={place} className={`h-1.5 flex-1 rounded-sm ${fill}`} />
      ))}
    </div>
  )
}

function fillOf(status: Verdict | undefined, isCurrent: boolean): string {
  if (status === undefined) return isCurrent ? 'bg-primary' : 'bg-strong'
  return toneFill[verdictLooks[status].tone]
}
