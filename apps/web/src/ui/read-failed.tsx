import { messageOf } from '../lib/api/api-error.ts'
import { ErrorState } from './error-state.tsx'

/** A query that has nothing to show. */
export interface FailedReading {
  readonly error: Error | null
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

interface ReadFailedProps {
  reading: FailedReading
  /** "Failed to load the orders." */
  title: string
}

/** In the place of what could not be read and can be tried again. */
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
