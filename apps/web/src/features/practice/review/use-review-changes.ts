import { addReview, removeReview } from '@codedojo/contract'
import { callApi } from '../../../lib/api/api.ts'
import { useActionWithToast } from '../../../ui/use-action-with-toast.ts'
import { reviewsQuery } from '../queries.ts'

/** Adds a problem to the review queue for tomorrow. */
export function useAddReview() {
  return useActionWithToast({
    run: (id: string) => callApi(addReview, { params: { id } }),
    failedText: 'The problem was not put into the review queue.',
    changes: reviewsQuery.queryKey,
  })
}

/** Removes a problem from the review queue; a failed submission adds it again. */
export function useRemoveReview() {
  return useActionWithToast({
    run: (id: string) => callApi(removeReview, { params: { id } }),
    failedText: 'The problem was not taken out of the review queue.',
    changes: reviewsQuery.queryKey,
  })
}
