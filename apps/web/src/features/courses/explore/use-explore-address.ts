import { useSearchParams } from 'react-router'
import { z } from 'zod'
import { type CourseOrder, courseOrders } from './narrow-courses.ts'

const orderSchema = z.enum(courseOrders).catch('newest')

/** What the address of the page says about which courses are shown, and how. */
export function useExploreAddress() {
  const [params, setParams] = useSearchParams()
  const q = params.get('q') ?? ''
  const order = orderSchema.parse(params.get('sort'))
  const change = (name: string, value: string, { replace }: { replace: boolean }) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === '') after.delete(name)
        else after.set(name, value)
        return after
      },
      { replace },
    )
  return {
    q,
    order,
    search: (text: string, options: { replace: boolean }) => change('q', text, options),
    chooseOrder: (chosen: CourseOrder) =>
      change('sort', chosen === 'newest' ? '' : chosen, { replace: true }),
  }
}
