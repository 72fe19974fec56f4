import { languageNames, languages, submissionStatuses } from '@codedojo/contract'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import type { FilterAddress } from '../../../lib/address/use-filter-address.ts'
import { useSearchText } from '../../../lib/address/use-search-text.ts'
import { useIsPhone } from '../../../lib/use-media-query.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, nothingIsLost } from '../../../ui/dialog/dialog.tsx'
import { DayField } from '../../../ui/form/day-field.tsx'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { type FilterPart, type HistoryFilter, withPart } from './history-filter.ts'

interface HistoryFilterBarProps {
  filter: HistoryFilter
  onChange: FilterAddress<HistoryFilter>['chooseFilter']
}

/** Title, verdict, language and dates in one row; on phones all but the title are in a bottom sheet. */
export function HistoryFilterBar({ filter, onChange }: HistoryFilterBarProps) {
  const isPhone = useIsPhone()
  const { typed, setTyped } = useSearchText({
    text: filter.q ?? '',
    onPause: (text, options) => onChange(withPart(filter, 'q', text), options),
  })
  const Parts = isPhone ? FilterSheet : FilterFields
  return (
    <search
      className="mb-3 flex flex-wrap items-center gap-2 max-md:flex-nowrap"
      aria-label="Filter the submissions"
    >
      <SearchField
        label="Search by problem"
        className="md:w-56 max-md:min-w-0 max-md:flex-1"
        value={typed}
        onType={setTyped}
      />
      <Parts filter={filter} onChoose={(part, value) => onChange(withPart(filter, part, value))} />
    </search>
  )
}

interface FilterFieldsProps {
  filter: HistoryFilter
  onChoose: (part: FilterPart, value: string) => void
  /** True in the bottom sheet of phones, where the labels are visible. */
  isSheet?: boolean
}

const verdictOptions = [
  { value: '', text: 'All verdicts' },
  ...submissionStatuses.map((status) => ({ value: status, text: status })),
]
const languageOptions = [
  { value: '', text: 'All languages' },
  ...languages.map((language) => ({ value: language, text: languageNames[language] })),
]

function FilterFields({ filter, onChoose, isSheet = false }: FilterFieldsProps) {
  return (
    <>
      <Select
        label="Verdict"
        isQuiet={!isSheet}
        className={isSheet ? '' : 'w-48'}
        options={verdictOptions}
        value={filter.status ?? ''}
        selectClassName={filter.status ? 'border-primary' : ''}
        onChoose={(value) => onChoose('status', value)}
      />
      <Select
        label="Language"
        isQuiet={!isSheet}
        className={isSheet ? '' : 'w-40'}
        options={languageOptions}
        value={filter.language ?? ''}
        selectClassName={filter.language ? 'border-primary' : ''}
        onChoose={(value) => onChoose('language', value)}
      />
      <DayField label="From" value={filter.from ?? ''} onChoose={(value) => onChoose('from', value)} />
      <DayField label="To" value={filter.to ?? ''} onChoose={(value) => onChoose('to', value)} />
    </>
  )
}

function FilterSheet(props: FilterFieldsProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton
        label="Filters"
        className="border-line-strong bg-raised"
        icon={<SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => setIsOpen(true)}
      />
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Filters" isChanged={nothingIsLost}>
        <div className="flex flex-col gap-4 p-5">
          <FilterFields {...props} isSheet />
          <Button look="primary" onClick={() => setIsOpen(false)}>
            Show submissions
          </Button>
        </div>
      </Dialog>
    </>
  )
}
