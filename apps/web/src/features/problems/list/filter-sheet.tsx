import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog, nothingIsLost } from '../../../ui/dialog/dialog.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { FilterSelects, type FilterSelectsProps } from './filter-selects.tsx'
import { OrderSelect } from './order-select.tsx'
import type { ProblemOrder } from './problem-order.ts'

export interface FilterSheetContent extends Omit<FilterSelectsProps, 'isSheet'> {
  order: ProblemOrder
  onOrder: (order: ProblemOrder) => void
  /** Shown at the end. */
  tools: ReactNode
}

interface FilterSheetProps extends FilterSheetContent {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The bottom sheet with all filters, on phones. */
export function FilterSheet({ isOpen, onOpenChange, order, onOrder, tools, ...rest }: FilterSheetProps) {
  const { filter, choices, onChange } = rest
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Filters" isChanged={nothingIsLost}>
      <div className="flex min-h-0 flex-col gap-4 overflow-y-auto p-5">
        <FilterSelects filter={filter} choices={choices} onChange={onChange} isSheet />
        <Checkbox
          label="Has a note"
          checked={filter.note}
          onChange={(event) => onChange({ ...filter, note: event.target.checked })}
        />
        <OrderSelect order={order} hidden={choices.hidden} onChoose={onOrder} isSheet />
        <div className="flex">{tools}</div>
        <Button look="primary" className="shrink-0" onClick={() => onOpenChange(false)}>
          Show problems
        </Button>
      </div>
    </Dialog>
  )
}
