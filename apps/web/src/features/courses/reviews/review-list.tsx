import type { Review } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../lib/api/api-error.ts'
import { formatShortDate } from '../../../lib/format/format-date.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { reviewsPerPage, reviewsQuery } from '../queries.ts'
import { Stars } from './stars.tsx'

/** Reviews of a course, with pagination. */
export function ReviewList({ courseId }: { courseId: string }) {
  const [page, setPage] = useState(1)
  const { data } = useQuery(reviewsQuery(courseId, page))
  const lastPage = Math.max(1, Math.ceil((data?.total ?? 0) / reviewsPerPage))
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className="text-title">
        Reviews
      </h2>
      <div className="mt-3">
        <Reviews courseId={courseId} page={page} />
      </div>
      {lastPage > 1 && (
        <div className="mt-3 flex justify-end">
          <Pagination label="Pages of reviews" page={page} lastPage={lastPage} onChoose={setPage} />
        </div>
      )}
    </section>
  )
}

function Reviews({ courseId, page }: { courseId: string; page: number }) {
  const { data, error, isFetching, refetch } = useQuery(reviewsQuery(courseId, page))
  if (data === undefined && error)
    return (
      <div className="panel">
        <ErrorState
          title="Failed to load the reviews."
          detail={messageOf(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </div>
    )
  if (data === undefined)
    return (
      <Skeleton label="Loading reviews" className="panel space-y-3 p-4">
        <Bone className="w-1/4" />
        <Bone className="w-2/3" />
      </Skeleton>
    )
  if (data.items.length === 0) return <p className="panel px-4 py-5 text-body text-muted">No ratings yet</p>
  return (
    <ul className="panel">
      {data.items.map((review) => (
        <ReviewRow key={review._id} review={review} />
      ))}
    </ul>
  )
}

function ReviewRow({ review: { name, isOwn, stars, words, at } }: { review: Review }) {
  return (
    <li className="border-b border-line p-4 last:border-b-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ui">
        <span className="font-semibold break-words" dir="auto">
          {name}
        </span>
        {isOwn && <span className="chip">You</span>}
        <Stars stars={stars} />
        <time dateTime={at} className="text-faint">
          {formatShortDate(new Date(at))}
        </time>
      </p>
      {words !== '' && (
        <p className="mt-2 text-body break-words whitespace-pre-wrap text-muted" dir="auto">
          {words}
        </p>
      )}
    </li>
  )
}
