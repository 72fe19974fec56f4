import { messageOf } from '../lib/api/api-error.ts'
import { ErrorState } from './error-state.tsx'

/** A failed query without data. */
export interface FailedQuery {
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

interface ReadFailedProps {
  reading: FailedQuery
  /** "Failed to load the orders." */
  title: string
}

/** Shown instead of data that could not be loaded, with a retry. */
export function ReadFailed({ reading: { error, isFetching, refetch }, title }: ReadFailedProps) {
  return (
    <div className="panel">
      <ErrorState
        title={title}
        detail={messageOf(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    </div>
  )
}
