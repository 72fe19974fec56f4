import type { Order } from '@codedojo/contract'
import { standingOf } from './order-standing.ts'

export function OrderPill({ order }: { order: Order }) {
  const { word, Icon, pill } = standingOf(order)
  return (
    <span className={`pill ${pill}`}>
      <Icon size={14} strokeWidth={1.75} aria-hidden />
      {word}
    </span>
  )
}
