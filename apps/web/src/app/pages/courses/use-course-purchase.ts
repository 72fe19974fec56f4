import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useUser } from '../../../features/accounts/signed-in-user.ts'
import { invalidateCourses } from '../../../features/courses/queries.ts'
import { type Purchase, usePurchase } from '../../../features/orders/purchase/use-purchase.ts'
import { ownCoursesPath } from '../../../lib/paths.ts'
import { notify } from '../../../ui/toast.tsx'

/**
 * The purchase of a course: invalidates the owned courses after each step, and sends those who own the course already to their
 * courses.
 */
export function useCoursePurchase(): Purchase {
  const user = useUser()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const showOwned = (message: string) => {
    notify(message)
    void navigate(ownCoursesPath, { replace: true })
  }
  return usePurchase({ user, onChanged: () => invalidateCourses(queryClient), onOwned: showOwned })
}
