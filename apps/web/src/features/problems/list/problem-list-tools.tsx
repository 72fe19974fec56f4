import { Shuffle } from 'lucide-react'
import type { ReactNode } from 'react'
import type { HiddenFacts } from '../../../shared/problems/hidden-facts.ts'
import { Button } from '../../../ui/button.tsx'
import { OrderSelect } from './order-select.tsx'
import type { PickProps } from './problem-list-head.tsx'
import type { ProblemOrder } from './problem-order.ts'

interface ProblemListToolsProps {
  order: ProblemOrder
  hidden: HiddenFacts
  onOrder: (order: ProblemOrder) => void
  pick: PickProps
  /** Display switches of the list. */
  tools: ReactNode
}

/** Sort order and switches above the rows; on phones they are in the filter sheet. */
export function ProblemListTools({ order, hidden, onOrder, pick, tools }: ProblemListToolsProps) {
  return (
    <div className="ml-auto flex flex-wrap items-center gap-2">
      <OrderSelect order={order} hidden={hidden} onChoose={onOrder} />
      <Button isSmall icon={<Shuffle size={14} strokeWidth={1.75} aria-hidden />} {...pick}>
        Pick one
      </Button>
      {tools}
    </div>
  )
}
