import { TriangleAlert } from 'lucide-react'
import { messageOf } from '../../lib/api/api-error.ts'
import { formatDateTimeInSentence } from '../../lib/format/format-date.ts'
import { Button } from '../../ui/button.tsx'

interface StaleNoticeProps {
  error: Error
  /** When the shown numbers were loaded. */
  since: Date
  onRetry: () => void
  isRetrying: boolean
}

/** Says that the numbers below are outdated, and why they could not be refreshed. */
export function StaleNotice({ error, since, onRetry, isRetrying }: StaleNoticeProps) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-3 rounded-lg bg-limit-soft px-4 py-2 text-ui"
    >
      <TriangleAlert size={16} strokeWidth={1.75} className="shrink-0 text-limit" aria-hidden />
      <p className="min-w-0 flex-1 break-words">
        These numbers are from {formatDateTimeInSentence(since)}. {messageOf(error)}
      </p>
      <Button isSmall onClick={onRetry} disabled={isRetrying}>
        Retry
      </Button>
    </div>
  )
}
