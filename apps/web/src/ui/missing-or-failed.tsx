import type { ReactNode } from 'react'
import { ApiError } from '../lib/api/api-error.ts'
import { EmptyState } from './empty-state.tsx'
import { type FailedQuery, ReadFailed } from './read-failed.tsx'

interface MissingOrFailedProps {
  reading: FailedQuery
  /** "There is no such order." */
  missing: string
  missingDetail?: ReactNode
  /** A link to continue when the object does not exist. */
  wayOn?: ReactNode
  /** "Failed to load the order." */
  failed: string
}

/** Shown when an object does not exist, or could not be loaded and can be retried. */
export function MissingOrFailed({ reading, missing, missingDetail, wayOn, failed }: MissingOrFailedProps) {
  const isMissing = reading.error instanceof ApiError && reading.error.status === 404
  if (!isMissing) return <ReadFailed reading={reading} title={failed} />
  return (
    <div className="panel">
      <EmptyState title={missing} detail={missingDetail}>
        {wayOn}
      </EmptyState>
    </div>
  )
}
