import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyOverlay } from '../../../lib/lazy/lazy-overlay.ts'
import { useIsPhone } from '../../../lib/use-media-query.ts'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { FilterSelects } from './filter-selects.tsx'
import type { FilterSheetContent } from './filter-sheet.tsx'

const FilterSheet = lazyOverlay(async () => (await import('./filter-sheet.tsx')).FilterSheet)

export interface FilterBarProps extends FilterSheetContent {
  onType: (title: string) => void
  /** Shown beside the search box on phones. */
  phoneActions: ReactNode
}

/** Search box and filter selects in one row; on phones the selects are in a bottom sheet. */
export function FilterBar({ onType, phoneActions, ...props }: FilterBarProps) {
  const { filter, choices, onChange } = props
  const isPhone = useIsPhone()
  const label = choices.hidden.tags ? 'Search by title or number' : 'Search by title, number or tag'
  return (
    <search
      className="flex flex-1 items-center justify-end gap-2 md:flex-wrap md:max-xl:justify-start"
      aria-label="Filter the problems"
    >
      <SearchField
        label={label}
        placeholder={isPhone ? 'Search' : label}
        className="md:w-72"
        value={filter.title}
        onType={onType}
      />
      {isPhone ? (
        <>
          {phoneActions}
          <FilterSheetButton {...props} />
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

function FilterSheetButton(props: FilterSheetContent) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const open = () => {
    setWasOpen(true)
    setIsOpen(true)
  }
  return (
    <>
      <IconButton
        label="Filters"
        className="border-line-strong bg-raised"
        icon={<SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden />}
        onClick={open}
      />
      <Suspense fallback={null}>
        {wasOpen && <FilterSheet {...props} isOpen={isOpen} onOpenChange={setIsOpen} />}
      </Suspense>
    </>
  )
}
