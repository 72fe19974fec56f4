interface JudgedBarProps {
  judged: number
  total: number
}

/** How far a rejudge is. */
export function JudgedBar({ judged, total }: JudgedBarProps) {
  const share = total === 0 ? 1 : judged / total
  return (
    <div className="flex items-center gap-3">
      <div
        role="progressbar"
        aria-label="Judged"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={judged}
        className="h-1.5 min-w-16 flex-1 overflow-hidden rounded-full bg-strong"
      >
        <div className="h-full bg-primary" style={{ width: `${share * 100}%` }} />
      </div>
      <span className="num text-ui text-muted">
        {judged.toLocaleString('en')} of {total.toLocaleString('en')}
      </span>
    </div>
  )
}
