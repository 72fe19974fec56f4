import { z } from 'zod'
import { useAddressQuery, withParams } from '../../../lib/address/use-address-query.ts'
import { type CourseOrder, courseOrders } from './filter-courses.ts'

const orderSchema = z.enum(courseOrders).catch('newest')

/** Search text and sort order in the URL. */
export function useExploreSearchParams() {
  const [params, go] = useAddressQuery()
  const q = params.get('q') ?? ''
  const order = orderSchema.parse(params.get('sort'))
  return {
    q,
    order,
    search: (text: string, { replace }: { replace: boolean }) =>
      go(withParams(params, { q: text === '' ? null : text }), { replace }),
    chooseOrder: (chosen: CourseOrder) =>
      go(withParams(params, { sort: chosen === 'newest' ? null : chosen }), { replace: true }),
  }
}
