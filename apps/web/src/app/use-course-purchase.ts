import { useQueryClient } from '@tanstack/react-query'
import { useUser } from '../features/accounts/signed-in-user.ts'
import { coursesChanged } from '../features/courses/queries.ts'
import { type Purchase, usePurchase } from '../features/orders/purchase/use-purchase.ts'

/** Buying a course on a page: what is owned is asked anew after each step. */
export function useCoursePurchase(): Purchase {
  const user = useUser()
  const queryClient = useQueryClient()
  return usePurchase({ user, onChanged: () => coursesChanged(queryClient) })
}
