import { deleteReview, type ManagedCourse, type Review } from '@codedojo/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { callApi } from '../../../lib/api/api.ts'
import { messageOf } from '../../../lib/api/api-error.ts'
import { formatShortDate } from '../../../lib/format/format-date.ts'
import { coursesKey } from '../../../lib/query-keys.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { ReadFailed } from '../../../ui/read-failed.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { forgetFailure, notify, notifyFailure } from '../../../ui/toast.tsx'
import { managedReviewsPerPage, managedReviewsQuery } from '../queries.ts'

/** Reviews of a course; one that breaks the rules can be removed. */
export function ManagedReviews({ course }: { course: ManagedCourse }) {
  const [chosenPage, setPage] = useState(1)
  const [removed, setRemoved] = useState<Review | null>(null)
  const { data, error, isFetching, refetch } = useQuery(managedReviewsQuery(course._id, chosenPage))
  if (data === undefined && error !== null)
    return <ReadFailed title="Failed to load the reviews." reading={{ error, isFetching, refetch }} />
  if (data === undefined) return <ReviewSkeleton />
  if (data.total === 0)
    return (
      <div className="panel">
        <EmptyState
          icon={<Star size={18} strokeWidth={1.75} aria-hidden />}
          title="No ratings yet."
          detail="Learners can rate a course that they have."
        />
      </div>
    )
  const lastPage = Math.max(1, Math.ceil(data.total / managedReviewsPerPage))
  return (
    <>
      <ul className="panel divide-y divide-line" aria-label="Reviews">
        {data.items.map((review) => (
          <li key={review._id} className="flex items-start gap-4 px-4 py-3">
            <ReviewText review={review} />
            <IconButton
              label={`Remove the review of ${review.name}`}
              icon={<Trash2 size={14} strokeWidth={1.75} aria-hidden />}
              onClick={() => setRemoved(review)}
            />
          </li>
        ))}
      </ul>
      {lastPage > 1 && (
        <div className="mt-3 flex justify-end">
          <Pagination label="Pages of reviews" page={chosenPage} lastPage={lastPage} onChoose={setPage} />
        </div>
      )}
      {removed && <RemoveReviewDialog review={removed} onClose={() => setRemoved(null)} />}
    </>
  )
}

function ReviewText({ review: { name, stars, words, at } }: { review: Review }) {
  return (
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ui text-muted">
        <span className="text-body text-ink" dir="auto">
          {name}
        </span>
        <span className="inline-flex items-center gap-1">
          <Star size={14} strokeWidth={1.75} className="fill-current text-limit" aria-hidden />
          <span className="num">{stars} of 5</span>
        </span>
        <span>{formatShortDate(new Date(at))}</span>
      </p>
      {words !== '' && (
        <p className="mt-1 text-body break-words whitespace-pre-line" dir="auto">
          {words}
        </p>
      )}
    </div>
  )
}

function RemoveReviewDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: () => callApi(deleteReview, { params: { id: review._id } }),
    onSuccess: ({ message }) => notify(message),
    onMutate: () => forgetFailure('The review was not removed.'),
    onError: (error) => notifyFailure('The review was not removed.', { detail: messageOf(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [coursesKey] }),
  })
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title="Remove review"
      question={`Remove what ${review.name} says, stars included? They can rate the course again.`}
      confirmText="Remove review"
      onConfirm={() => mutate()}
    />
  )
}

function ReviewSkeleton() {
  return (
    <Skeleton label="Loading the reviews" className="panel divide-y divide-line">
      {['w-40', 'w-56'].map((width) => (
        <div key={width} className="space-y-3 px-5 py-4">
          <Bone className="w-32" />
          <Bone className={width} />
        </div>
      ))}
    </Skeleton>
  )
}
