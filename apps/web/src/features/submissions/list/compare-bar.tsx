import type { Submission } from '@codedojo/contract'
import { GitCompare } from 'lucide-react'
import { Link } from 'react-router'
import { formatTime } from '../../../lib/format/format-date.ts'
import { differencePath } from '../../../lib/paths.ts'
import { Button, buttonClasses } from '../../../ui/button.tsx'

interface CompareBarProps {
  /** Two submissions; with fewer, nothing is shown. */
  chosen: readonly Submission[]
  onClear: () => void
}

/** Link to the comparison of the two selected submissions, older first. */
export function CompareBar({ chosen, onClear }: CompareBarProps) {
  const [older, newer] = chosen.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
  if (!older || !newer) return null
  return (
    <div className="sticky bottom-0 flex min-h-14 items-center gap-2 border-t border-line bg-raised px-4 py-1.5 text-ui">
      <GitCompare size={16} strokeWidth={1.75} className="shrink-0 text-primary" aria-hidden />
      <p role="status" className="min-w-0 flex-1">
        2 attempts chosen: {formatTime(new Date(older.createdAt))} and {formatTime(new Date(newer.createdAt))}
      </p>
      <Button isSmall look="ghost" onClick={onClear}>
        Clear
      </Button>
      <Link to={differencePath(older._id, newer._id)} className={buttonClasses({ isSmall: true })}>
        Compare
      </Link>
    </div>
  )
}

/** Toggles a submission in the selection (oldest selection first); a third one replaces the first. */
export function toggleCompared(chosen: readonly string[], id: string): string[] {
  return chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id].slice(-2)
}
