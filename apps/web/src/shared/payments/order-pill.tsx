import type { Order } from '@codedojo/contract'
import { orderStatusOf } from './order-status.ts'

export function OrderPill({ order }: { order: Order }) {
  const { word, Icon, pill } = orderStatusOf(order)
  return (
    <span className={`pill ${pill}`}>
      <Icon size={14} strokeWidth={1.75} aria-hidden />
      {word}
    </span>
  )
}
