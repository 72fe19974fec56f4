import type { HiddenFacts } from '../../../shared/problems/hidden-facts.ts'
import { Select } from '../../../ui/form/select.tsx'
import { orderOptions } from './filter-choices.ts'
import { formatOrder, type ProblemOrder, parseOrder } from './problem-order.ts'

interface OrderSelectProps {
  order: ProblemOrder
  hidden: HiddenFacts
  onChoose: (order: ProblemOrder) => void
  isSheet?: boolean
}

export function OrderSelect({ order, hidden, onChoose, isSheet = false }: OrderSelectProps) {
  const select = (
    <Select
      label="Sort by"
      isQuiet={!isSheet}
      className={isSheet ? '' : 'w-44'}
      selectClassName={isSheet ? '' : 'h-8 min-h-8 text-ui'}
      options={orderOptions(hidden)}
      value={formatOrder(order)}
      onChoose={(value) => onChoose(parseOrder(value))}
    />
  )
  if (isSheet) return select
  return (
    <span className="flex items-center gap-2 text-ui text-muted">
      <span aria-hidden>Sort by</span>
      {select}
    </span>
  )
}
