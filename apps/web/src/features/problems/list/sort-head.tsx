import { ArrowDown, ArrowUp } from 'lucide-react'
import { joinClasses } from '../../../lib/join-classes.ts'
import { formatOrder, type ProblemOrder, type SortKey } from './problem-order.ts'

interface SortHeadProps {
  by: SortKey
  text: string
  /** The sort direction of the first press. */
  startsDown?: boolean
  order: ProblemOrder
  onOrder: (order: ProblemOrder) => void
  className?: string
}

/** Column head that sorts the table; a second press reverses the order. */
export function SortHead({ by, text, startsDown = false, order, onOrder, className }: SortHeadProps) {
  const isCurrent = order.by === by
  const Arrow = order.isDown ? ArrowDown : ArrowUp
  const next = { by, isDown: isCurrent ? !order.isDown : startsDown }
  return (
    <th
      scope="col"
      className={className}
      aria-sort={isCurrent ? (order.isDown ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        className={joinClasses(
          'inline-flex min-h-6 items-center gap-1 whitespace-nowrap hover:text-ink',
          isCurrent && formatOrder(order) !== 'number' && 'text-ink',
        )}
        onClick={() => onOrder(next)}
      >
        {text}
        <Arrow size={12} strokeWidth={1.75} className={isCurrent ? '' : 'invisible'} aria-hidden />
      </button>
    </th>
  )
}
