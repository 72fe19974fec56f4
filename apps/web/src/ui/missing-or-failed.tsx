import type { ReactNode } from 'react'
import { ApiError } from '../lib/api/api-error.ts'
import { EmptyState } from './empty-state.tsx'
import { type FailedReading, ReadFailed } from './read-failed.tsx'

interface MissingOrFailedProps {
  reading: FailedReading
  /** "There is no such order." */
  missing: string
  missingDetail?: ReactNode
  /** The way on from what is not there. */
  wayOn?: ReactNode
  /** "Failed to load the order." */
  failed: string
}

/** In the place of one thing that is not there, or could not be read and can be tried again. */
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
