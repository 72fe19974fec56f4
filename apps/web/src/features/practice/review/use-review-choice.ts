import { addReview, removeReview } from '@codedojo/contract'
import { callApi } from '../../../lib/api/api.ts'
import { useActionWithToast } from '../../../ui/use-action-with-toast.ts'
import { reviewsQuery } from '../queries.ts'

/** Brings a problem back tomorrow. */
export function useReviewAdding() {
  return useActionWithToast({
    run: (id: string) => callApi(addReview, { params: { id } }),
    failedText: 'The problem was not put into the review queue.',
    changes: reviewsQuery.queryKey,
  })
}

/** Takes a problem out of the queue, until it goes wrong again. */
export function useReviewRemoving() {
  return useActionWithToast({
    run: (id: string) => callApi(removeReview, { params: { id } }),
    failedText: 'The problem was not taken out of the review queue.',
    changes: reviewsQuery.queryKey,
  })
}
