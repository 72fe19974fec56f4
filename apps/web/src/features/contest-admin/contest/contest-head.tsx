import { deleteContest, type ManagedContestDetail } from '@codedojo/contract'
import { ChevronLeft, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { callApi } from '../../../lib/api/api.ts'
import { formatDateTimeRange } from '../../../lib/format/format-full-date-time.ts'
import { contestPath, managedContestsPath } from '../../../lib/paths.ts'
import { contestAdminKey } from '../../../lib/query-keys.ts'
import { Button, buttonClasses } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { useActionWithToast } from '../../../ui/use-action-with-toast.ts'
import { ContestStatePill } from '../contest-state-pill.tsx'

/** Name, state and times of a contest, with a link to its page and the delete action. */
export function ContestHead({ contest }: { contest: ManagedContestDetail }) {
  const [isDeleting, setIsDeleting] = useState(false)
  return (
    <header className="mb-5">
      <Link
        to={managedContestsPath}
        className="mb-2 inline-flex items-center gap-1 text-ui text-muted hover:text-ink max-md:min-h-11"
      >
        <ChevronLeft size={14} strokeWidth={1.75} className="shrink-0" aria-hidden />
        Contests
      </Link>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="min-w-0 text-heading break-words">
              <bdi>{contest.name}</bdi>
            </h1>
            <ContestStatePill contest={contest} />
          </div>
          <p className="mt-1 text-ui text-muted">{formatDateTimeRange(contest.startsAt, contest.endsAt)}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {contest.visibility !== 'draft' && (
            <Link to={contestPath(contest)} className={buttonClasses({})}>
              Contest page
            </Link>
          )}
          <Button
            look="danger"
            icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => setIsDeleting(true)}
          >
            Delete
          </Button>
        </div>
      </div>
      {isDeleting && <DeleteDialog contest={contest} onClose={() => setIsDeleting(false)} />}
    </header>
  )
}

function DeleteDialog({ contest, onClose }: { contest: ManagedContestDetail; onClose: () => void }) {
  const navigate = useNavigate()
  const { mutate } = useActionWithToast({
    run: () => callApi(deleteContest, { params: { id: contest._id } }),
    failedText: 'The contest was not deleted.',
    changes: [contestAdminKey],
    onDone: () => void navigate(managedContestsPath),
  })
  const kept = contest.submissions > 0 ? ' The submissions stay with their authors; the places are gone.' : ''
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={`Delete “${contest.name}”`}
      question={`Are you sure you want to delete this contest?${kept}`}
      confirmText="Delete contest"
      onConfirm={() => mutate()}
    />
  )
}
