import type { Submission } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../../lib/api/api-error.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { ScrollRegion } from '../../../ui/scroll-region.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { submissionsQuery } from '../queries.ts'
import { CompareBar, toggleCompared } from './compare-bar.tsx'
import { SubmissionRow } from './submission-row.tsx'

interface SubmissionsPanelProps {
  problemId: string
  onOpenInEditor: (submission: Submission) => void
}

/** The user's submissions to this problem, newest first; one expands at a time. */
export function SubmissionsPanel({ problemId, onOpenInEditor }: SubmissionsPanelProps) {
  const [openId, setOpenId] = useState<string | null>(null)
  const { data, error, isPending, isFetching, refetch } = useQuery(submissionsQuery(problemId))

  if (isPending) return <RowSkeleton />
  if (error && data === undefined) {
    return (
      <ErrorState
        title="Your submissions could not be loaded."
        detail={messageOf(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <ScrollRegion label="Your Submissions" className="h-full overflow-y-auto">
      <header className="flex h-11 items-center gap-2 border-b border-line px-4">
        <h2 className="text-body font-semibold">Your Submissions</h2>
        {data.length > 0 && <span className="num text-caption text-muted">{data.length}</span>}
      </header>
      {data.length === 0 ? (
        <EmptyState
          title="No Submissions Yet"
          detail="Submit your solution to see your submissions here."
          icon={<History size={18} strokeWidth={1.75} aria-hidden />}
        />
      ) : (
        <SubmissionList
          submissions={data}
          openId={openId}
          onToggle={setOpenId}
          onOpenInEditor={onOpenInEditor}
        />
      )}
    </ScrollRegion>
  )
}

interface SubmissionListProps {
  submissions: readonly Submission[]
  openId: string | null
  onToggle: (id: string | null) => void
  onOpenInEditor: (submission: Submission) => void
}

/** Longer lists are rendered in steps of this many rows, so that a thousand submissions open at once. */
const stepRows = 50

function SubmissionList({ submissions, openId, onToggle, onOpenInEditor }: SubmissionListProps) {
  const [most, setMost] = useState(stepRows)
  const [ticked, setTicked] = useState<readonly string[]>([])
  const chosen = submissions.filter(({ _id }) => ticked.includes(_id))
  const canCompare = submissions.length > 1
  return (
    <>
      <div
        className="flex h-8 items-center gap-1.5 border-b border-line px-4 text-caption text-muted max-md:hidden"
        aria-hidden
      >
        {canCompare && <span className="w-5.5 shrink-0" />}
        <span className="w-41 shrink-0">Verdict</span>
        <span className="flex-1">Date</span>
        <span className="w-16 shrink-0">Language</span>
        <span className="w-15 shrink-0 text-right">Runtime</span>
        <span className="w-16 shrink-0 text-right">Memory</span>
        <span className="w-4 shrink-0" />
      </div>
      <ul>
        {submissions.slice(0, most).map((each) => (
          <SubmissionRow
            key={each._id}
            submission={each}
            isOpen={each._id === openId}
            onToggle={() => onToggle(each._id === openId ? null : each._id)}
            onOpenInEditor={onOpenInEditor}
            {...(canCompare && {
              isTicked: ticked.includes(each._id),
              onTick: () => setTicked(toggleCompared(ticked, each._id)),
            })}
          />
        ))}
      </ul>
      {submissions.length > most && (
        <button type="button" className="btn btn-ghost btn-sm m-3" onClick={() => setMost(most + stepRows)}>
          Show {Math.min(stepRows, submissions.length - most)} more
        </button>
      )}
      {chosen.length === 2 && <CompareBar chosen={chosen} onClear={() => setTicked([])} />}
    </>
  )
}

function RowSkeleton() {
  return (
    <Skeleton label="Loading your submissions" className="px-4 pt-4">
      {['w-28', 'w-36', 'w-24'].map((width) => (
        <div key={width} className="flex h-11 items-center gap-4 border-b border-line">
          <Bone className={`h-5 ${width}`} />
          <Bone className="ml-auto h-3 w-24" />
          <Bone className="h-3 w-16" />
        </div>
      ))}
    </Skeleton>
  )
}
