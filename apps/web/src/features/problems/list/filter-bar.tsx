import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useIsPhone } from '../../../lib/use-media-query.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { FilterSelects, type FilterSelectsProps } from './filter-selects.tsx'
import { OrderSelect } from './order-select.tsx'
import type { ProblemOrder } from './problem-order.ts'

interface FilterBarProps extends Omit<FilterSelectsProps, 'isSheet'> {
  order: ProblemOrder
  onType: (title: string) => void
  onOrder: (order: ProblemOrder) => void
  /** Stands at the end of the sheet of phones. */
  tools: ReactNode
  /** Stands beside the search box on phones. */
  phoneActs: ReactNode
}

/** Search box and selects on one line; on phones the selects move into a sheet. */
export function FilterBar({ onType, phoneActs, ...props }: FilterBarProps) {
  const { filter, choices, onChange } = props
  const isPhone = useIsPhone()
  const label = choices.hidden.tags ? 'Search by title or number' : 'Search by title, number or tag'
  return (
    <search
      className="flex flex-1 items-center justify-end gap-2 md:flex-wrap"
      aria-label="Filter the problems"
    >
      <SearchField label={label} className="md:w-72" value={filter.title} onType={onType} />
      {isPhone ? (
        <>
          {phoneActs}
          <FilterSheet {...props} />
        </>
      ) : (
        <>
          <FilterSelects filter={filter} choices={choices} onChange={onChange} />
          <button
            type="button"
            className="chip h-10 px-3"
            aria-pressed={filter.note}
            onClick={() => onChange({ ...filter, note: !filter.note })}
          >
            Has a note
          </button>
        </>
      )}
    </search>
  )
}

type FilterSheetProps = Omit<FilterBarProps, 'onType' | 'phoneActs'>

function FilterSheet({ filter, choices, order, onChange, onOrder, tools }: FilterSheetProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton
        label="Filters"
        className="border-line-strong bg-raised"
        icon={<SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => setIsOpen(true)}
      />
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Filters">
        <div className="flex min-h-0 flex-col gap-4 overflow-y-auto p-5">
          <FilterSelects filter={filter} choices={choices} onChange={onChange} isSheet />
          <Checkbox
            label="Has a note"
            checked={filter.note}
            onChange={(event) => onChange({ ...filter, note: event.target.checked })}
          />
          <OrderSelect order={order} hidden={choices.hidden} onChoose={onOrder} isSheet />
          <div className="flex">{tools}</div>
          <Button look="primary" className="shrink-0" onClick={() => setIsOpen(false)}>
            Show problems
          </Button>
        </div>
      </Dialog>
    </>
  )
}
