import type { ProblemReview, ProblemSummary } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { CalendarCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LibrarySearch } from '../../../shared/problems/library-search.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ReadFailed } from '../../../ui/read-failed.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { useRowFocus } from '../../../ui/use-row-focus.ts'
import { reviewsQuery } from '../queries.ts'
import { ReviewList } from './review-list.tsx'
import { ReviewRule } from './review-rule.tsx'
import { useAddReview, useRemoveReview } from './use-review-changes.ts'

interface ReviewQueueProps {
  problems: readonly ProblemSummary[]
  renderFacts: (review: ProblemReview) => ReactNode
}

/** The review queue: due and upcoming problems, the schedule, and a field to add a problem. */
export function ReviewQueue({ problems, renderFacts }: ReviewQueueProps) {
  const { data: reviews, isPending, error, isFetching, refetch } = useQuery(reviewsQuery)
  const { area, ...watchFocus } = useRowFocus(reviews)
  const add = useAddReview()
  const remove = useRemoveReview()
  const ofList = { renderFacts, onRemove: (review: ProblemReview) => remove.mutate(review.problemId) }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_320px]">
      <div ref={area} {...watchFocus} className="flex min-w-0 flex-col gap-6">
        {isPending && <ListSkeleton />}
        {error && reviews === undefined && (
          <ReadFailed title="Failed to load the review queue." reading={{ error, isFetching, refetch }} />
        )}
        {reviews?.length === 0 && <NothingToReview />}
        {reviews && (
          <>
            <ReviewList title="Due now" reviews={reviews.filter(({ isDue }) => isDue)} {...ofList} />
            <ReviewList title="Later" reviews={reviews.filter(({ isDue }) => !isDue)} {...ofList} />
          </>
        )}
      </div>
      <div className="flex flex-col gap-4">
        <section aria-label="Bring back a problem" className="panel p-4">
          <LibrarySearch
            label="Bring back tomorrow"
            problems={problems}
            chosen={(reviews ?? []).map(({ problemId }) => problemId)}
            onChoose={({ _id }) => add.mutate(_id)}
          />
        </section>
        <ReviewRule />
      </div>
    </div>
  )
}

function NothingToReview() {
  return (
    <div className="panel">
      <EmptyState
        icon={<CalendarCheck size={18} strokeWidth={1.75} aria-hidden />}
        title="Nothing waits for a review."
        detail="Problems that go wrong, or take long, come back here by themselves."
      >
        <Link to="/#problems" className="btn btn-sm">
          Go to the problems
        </Link>
      </EmptyState>
    </div>
  )
}

function ListSkeleton() {
  return (
    <Skeleton label="Loading the review queue">
      <Bone className="mb-4 h-4 w-24" />
      <div className="panel divide-y divide-line">
        {['w-1/3', 'w-1/2', 'w-2/5'].map((width) => (
          <div key={width} className="flex h-15 flex-col justify-center gap-2 px-4">
            <Bone className={width} />
            <Bone className="w-56" />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
