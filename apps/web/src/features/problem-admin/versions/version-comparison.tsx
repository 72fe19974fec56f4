import { useQueries } from '@tanstack/react-query'
import { messageOf } from '../../../lib/api/api-error.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { versionQuery } from '../queries.ts'
import { ChangesView } from './changes-view.tsx'
import { problemChanges } from './problem-changes.ts'

interface VersionComparisonProps {
  problemId: string
  before: number
  after: number
}

/** Loads two versions and shows their differences. */
export function VersionComparison({ problemId, before, after }: VersionComparisonProps) {
  const [old, fresh] = useQueries({
    queries: [versionQuery(problemId, before), versionQuery(problemId, after)],
  })
  if (old.data && fresh.data) return <ChangesView changes={problemChanges(old.data, fresh.data)} />
  if (old.error || fresh.error)
    return (
      <ErrorState
        title="The versions could not be compared."
        detail={messageOf(old.error ?? fresh.error)}
        isRetrying={old.isFetching || fresh.isFetching}
        onRetry={() => void Promise.all([old.refetch(), fresh.refetch()])}
      />
    )
  return (
    <Skeleton label="Loading the difference" className="flex flex-col gap-2 py-2">
      <Bone className="w-2/3" />
      <Bone className="w-1/2" />
    </Skeleton>
  )
}
