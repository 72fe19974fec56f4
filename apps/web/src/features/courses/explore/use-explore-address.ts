import { z } from 'zod'
import { useAddress } from '../../../lib/use-address.ts'
import { type CourseOrder, courseOrders } from './narrow-courses.ts'

const orderSchema = z.enum(courseOrders).catch('newest')

/** What the address of the page says about which courses are shown, and how. */
export function useExploreAddress() {
  const [params, go] = useAddress()
  const q = params.get('q') ?? ''
  const order = orderSchema.parse(params.get('sort'))
  const change = (name: string, value: string, { replace }: { replace: boolean }) => {
    const next = new URLSearchParams(params)
    if (value === '') next.delete(name)
    else next.set(name, value)
    go(next, { replace })
  }
  return {
    q,
    order,
    search: (text: string, options: { replace: boolean }) => change('q', text, options),
    chooseOrder: (chosen: CourseOrder) =>
      change('sort', chosen === 'newest' ? '' : chosen, { replace: true }),
  }
}
