import { z } from 'zod'
import { useAddress, withValues } from '../../../lib/address/use-address.ts'
import { type CourseOrder, courseOrders } from './filter-courses.ts'

const orderSchema = z.enum(courseOrders).catch('newest')

/** Search text and sort order in the URL. */
export function useExploreSearchParams() {
  const [params, go] = useAddress()
  const q = params.get('q') ?? ''
  const order = orderSchema.parse(params.get('sort'))
  return {
    q,
    order,
    search: (text: string, { replace }: { replace: boolean }) =>
      go(withValues(params, { q: text === '' ? null : text }), { replace }),
    chooseOrder: (chosen: CourseOrder) =>
      go(withValues(params, { sort: chosen === 'newest' ? null : chosen }), { replace: true }),
  }
}
