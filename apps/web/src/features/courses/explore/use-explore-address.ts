import { z } from 'zod'
import { useAddressQuery, withParams } from '../../../lib/address/use-address-query.ts'
import { type CourseOrder, courseOrders } from './narrow-courses.ts'

const orderSchema = z.enum(courseOrders).catch('newest')

/** What the address of the page says about which courses are shown, and how. */
export function useExploreAddress() {
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
