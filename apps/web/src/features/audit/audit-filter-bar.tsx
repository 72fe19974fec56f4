import { X } from 'lucide-react'
import { useSearchText } from '../../lib/address/use-search-text.ts'
import { DayField } from '../../ui/form/day-field.tsx'
import { SearchField } from '../../ui/form/search-field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { actionOptions } from './action-options.ts'
import { type AuditFilter, withPart } from './audit-filter.ts'

interface AuditFilterBarProps {
  filter: AuditFilter
  /** Name of the person that the log is filtered by, if a shown event has it. */
  personName: string | null
  onChange: (filter: AuditFilter, options?: { replace: boolean }) => void
}

export function AuditFilterBar({ filter, personName, onChange }: AuditFilterBarProps) {
  const { typed, setTyped } = useSearchText({
    text: filter.q ?? '',
    onPause: (text, options) => onChange(withPart(filter, 'q', text), options),
  })
  return (
    <search className="mb-4 flex flex-wrap items-end gap-3" aria-label="Filter the audit log">
      <SearchField label="Search by name" className="md:w-64" value={typed} onType={setTyped} />
      <Select
        label="Action"
        isQuiet
        className="w-52 max-md:w-full"
        options={actionOptions}
        value={filter.action ?? ''}
        onChoose={(value) => onChange(withPart(filter, 'action', value))}
      />
      <DayField
        label="From"
        value={filter.from ?? ''}
        onChoose={(day) => onChange(withPart(filter, 'from', day))}
      />
      <DayField
        label="To"
        value={filter.to ?? ''}
        onChoose={(day) => onChange(withPart(filter, 'to', day))}
      />
      {filter.person !== undefined && (
        <button
          type="button"
          className="chip h-10 max-md:h-11"
          aria-label="Show the events of everybody"
          onClick={() => onChange(withPart(filter, 'person', ''))}
        >
          {personName ?? 'One person'}
          <X size={14} strokeWidth={1.75} aria-hidden />
        </button>
      )}
    </search>
  )
}
