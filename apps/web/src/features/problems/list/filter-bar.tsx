import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useIsPhone } from '../../../lib/use-media-query.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { FilterSelects } from './filter-selects.tsx'
import type { ProblemFilter } from './problem-filter.ts'

interface FilterBarProps {
  filter: ProblemFilter
  tags: readonly string[]
  onType: (title: string) => void
  onChange: (filter: ProblemFilter) => void
}

/** Search box and selects on one line; on phones the selects move into a sheet. */
export function FilterBar({ filter, tags, onType, onChange }: FilterBarProps) {
  const isPhone = useIsPhone()
  return (
    <search className="flex flex-1 items-center justify-end gap-2" aria-label="Filter the problems">
      <SearchField label="Search by title" className="md:w-64" value={filter.title} onType={onType} />
      {isPhone ? (
        <FilterSheet filter={filter} tags={tags} onChange={onChange} />
      ) : (
        <FilterSelects filter={filter} tags={tags} onChange={onChange} />
      )}
    </search>
  )
}

function FilterSheet({ filter, tags, onChange }: Omit<FilterBarProps, 'onType'>) {
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
        <div className="flex flex-col gap-4 p-5">
          <FilterSelects filter={filter} tags={tags} onChange={onChange} isSheet />
          <Button look="primary" onClick={() => setIsOpen(false)}>
            Show problems
          </Button>
        </div>
      </Dialog>
    </>
  )
}
