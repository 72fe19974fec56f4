import { formatClock } from '../../../lib/format/format-clock.ts'
import { joinClasses } from '../../../lib/join-classes.ts'
import type { Cue } from './parse-vtt.ts'

interface TranscriptLineProps {
  cue: Cue
  isCurrent: boolean
  onChoose: () => void
}

export function TranscriptLine({ cue, isCurrent, onChoose }: TranscriptLineProps) {
  return (
    <li>
      <button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        className={joinClasses(
          'flex w-full gap-4 border-l-2 px-4 py-1.5 text-left text-body hover:bg-raised max-md:min-h-11',
          isCurrent ? 'border-l-primary bg-raised text-ink' : 'border-l-transparent text-muted',
        )}
        onClick={onChoose}
      >
        <span className="num w-12 shrink-0 text-caption leading-5 text-faint">{formatClock(cue.from)}</span>
        <span className="min-w-0 break-words" dir="auto">
          {cue.text}
        </span>
      </button>
    </li>
  )
}
