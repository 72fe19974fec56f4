import { languageNames, type ManagedUser, type Submission } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../lib/api/api-error.ts'
import { formatDateTime } from '../../lib/format/format-date.ts'
import { VerdictPill } from '../../shared/submissions/verdict-pill.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { HighlightedCode } from '../../ui/highlighted-code.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { ScrollRegion } from '../../ui/scroll-region.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { submissionsOfQuery, submissionsPerPage } from './queries.ts'

const rows = Array.from({ length: 5 }, (_, index) => index)

/** A user's submissions with their code, newest first. */
export function SubmissionsDialog({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  return (
    <Dialog isOpen onOpenChange={onClose} title={`Submissions of ${user.name}`} width="wide">
      <ScrollRegion label="Submissions" className="min-h-40 overflow-y-auto p-5">
        <SubmissionPage userId={user._id} />
      </ScrollRegion>
    </Dialog>
  )
}

function SubmissionPage({ userId }: { userId: string }) {
  const [page, setPage] = useState(1)
  const { data, error, isFetching, refetch } = useQuery(submissionsOfQuery(userId, page))
  if (data === undefined && error !== null)
    return (
      <ErrorState
        title="Failed to load the submissions."
        detail={messageOf(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (data === undefined)
    return (
      <Skeleton label="Loading the submissions" className="flex flex-col gap-8 py-4">
        {rows.map((row) => (
          <Bone key={row} />
        ))}
      </Skeleton>
    )
  if (data.total === 0)
    return (
      <EmptyState icon={<History size={18} strokeWidth={1.75} aria-hidden />} title="No submissions yet" />
    )
  const lastPage = Math.ceil(data.total / submissionsPerPage)
  return (
    <>
      <ul className="divide-y divide-line">
        {data.items.map((submission) => (
          <SubmissionRow key={submission._id} submission={submission} />
        ))}
      </ul>
      {lastPage > 1 && (
        <div className="mt-3 flex justify-end">
          <Pagination label="Pages of submissions" page={page} lastPage={lastPage} onChoose={setPage} />
        </div>
      )}
    </>
  )
}

function SubmissionRow({ submission }: { submission: Submission }) {
  const { problemTitle, language, status, createdAt, code } = submission
  const [isOpen, setIsOpen] = useState(false)
  return (
    <li>
      <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 py-2">
          <bdi className="min-w-0 flex-1 truncate text-left text-body">{problemTitle}</bdi>
          <span className="w-20 text-ui text-muted">{languageNames[language]}</span>
          <span className="md:w-44">
            <VerdictPill status={status} />
          </span>
          <span className="num text-ui text-muted md:w-36 md:text-right">
            {formatDateTime(new Date(createdAt))}
          </span>
        </summary>
        {isOpen && (
          <ScrollRegion
            label="Code"
            className="mb-3 max-h-64 overflow-auto rounded-lg border border-line bg-canvas"
          >
            <HighlightedCode language={language} code={code} />
          </ScrollRegion>
        )}
      </details>
    </li>
  )
}
