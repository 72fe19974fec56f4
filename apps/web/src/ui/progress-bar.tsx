import { joinClasses } from '../lib/join-classes.ts'

interface ProgressBarProps {
  /** Accessible name: "Progress of Graphs". */
  label: string
  /** 0 to 100. */
  percent: number
}

/** A progress bar; green at 100 %. */
export function ProgressBar({ label, percent }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-1.5 overflow-hidden rounded-full bg-strong"
    >
      <div
        className={joinClasses('h-full rounded-full', percent >= 100 ? 'bg-ac' : 'bg-primary')}
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}
