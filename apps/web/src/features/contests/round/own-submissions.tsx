import type { ContestSubmission } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../../lib/api/api-error.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { ownSubmissionsQuery } from '../queries.ts'
import { OwnSubmissionRow } from './own-submission-row.tsx'

export type WrittenSubmission = ContestSubmission & { code: string }

interface OwnSubmissionsProps {
  contestId: string
  /** Letter of the problem to show; all problems if absent. */
  letter?: string
  /** Absent on pages without an editor. */
  onOpenInEditor?: (submission: WrittenSubmission) => void
}

/** The user's submissions in a contest, newest first; one at a time expands to verdict and code. */
export function OwnSubmissions({ contestId, letter, onOpenInEditor }: OwnSubmissionsProps) {
  const [openId, setOpenId] = useState<string | null>(null)
  const { data, error, isFetching, refetch } = useQuery(ownSubmissionsQuery(contestId))
  if (data === undefined && error)
    return (
      <ErrorState
        title="Your submissions could not be loaded."
        detail={messageOf(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (data === undefined) return <RowSkeleton />
  const shown = letter === undefined ? data : data.filter((each) => each.letter === letter)
  if (shown.length === 0)
    return (
      <EmptyState
        title="No submissions yet."
        detail="What you submit in this contest stands here with its verdict."
        icon={<History size={18} strokeWidth={1.75} aria-hidden />}
      />
    )
  return (
    <ul className={letter === undefined ? 'panel divide-y divide-line' : 'divide-y divide-line'}>
      {shown.map((each) => (
        <OwnSubmissionRow
          key={each._id}
          submission={each}
          isOpen={each._id === openId}
          onToggle={() => setOpenId(each._id === openId ? null : each._id)}
          {...(onOpenInEditor && { onOpenInEditor })}
        />
      ))}
    </ul>
  )
}

function RowSkeleton() {
  return (
    <Skeleton label="Loading your submissions" className="px-4">
      {['w-28', 'w-36', 'w-24'].map((width) => (
        <div key={width} className="flex h-11 items-center gap-4 border-b border-line">
          <Bone className={`h-5 ${width}`} />
          <Bone className="ml-auto h-3 w-24" />
        </div>
      ))}
    </Skeleton>
  )
}
