import { formatCountdown } from '../../../lib/format/format-countdown.ts'
import { ProgressBar } from '../../../ui/progress-bar.tsx'

interface CountdownBarProps {
  /** Label such as "Starts in". */
  text: string
  /** Accessible name of the bar. */
  label: string
  leftMs: number
  /** The time that the full bar represents. */
  wholeMs: number
  isLarge?: boolean
}

/** The time that is left, as text and as a bar. */
export function CountdownBar({ text, label, leftMs, wholeMs, isLarge = false }: CountdownBarProps) {
  const over = Math.round(100 * (1 - leftMs / wholeMs))
  return (
    <div className="w-full">
      <p className="mb-1.5 flex items-baseline justify-between gap-4 text-caption text-muted">
        {text}
        <span role="timer" className={`num text-ink ${isLarge ? 'text-title' : 'text-ui'}`}>
          {formatCountdown(leftMs)}
        </span>
      </p>
      <ProgressBar label={label} percent={Math.min(99, Math.max(0, over))} />
    </div>
  )
}
