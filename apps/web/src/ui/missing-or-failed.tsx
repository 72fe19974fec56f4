import type { ReactNode } from 'react'
import { ApiError, messageOf } from '../lib/api-error.ts'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'

interface MissingOrFailedProps {
  /** A query that has nothing to show. */
  reading: { readonly error: Error | null; readonly isFetching: boolean; readonly refetch: () => unknown }
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
  const { error, isFetching, refetch } = reading
  const isMissing = error instanceof ApiError && error.status === 404
  return (
    <div className="panel">
      {isMissing ? (
        <EmptyState title={missing} detail={missingDetail}>
          {wayOn}
        </EmptyState>
      ) : (
        <ErrorState
          title={failed}
          detail={messageOf(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  )
}
