import { X } from 'lucide-react'
import { partText } from './filter-choices.ts'
import type { ListChoice } from './list-choice.ts'
import { activeParts, emptyFilter, type ProblemFilter, withoutPart } from './problem-filter.ts'

interface FilterChipsProps {
  filter: ProblemFilter
  lists: readonly ListChoice[]
  onChange: (filter: ProblemFilter) => void
}

/** One removable chip per active filter. */
export function FilterChips({ filter, lists, onChange }: FilterChipsProps) {
  const parts = activeParts(filter)
  if (parts.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      {parts.map((part) => (
        <button
          key={part}
          type="button"
          className="chip h-7 border-primary bg-primary-soft text-ink max-md:h-11"
          aria-label={`Remove the filter ${partText(filter, part, lists)}`}
          onClick={() => onChange(withoutPart(filter, part))}
        >
          <span className="max-w-48 truncate">{partText(filter, part, lists)}</span>
          <X size={12} strokeWidth={1.75} aria-hidden />
        </button>
      ))}
      <button
        type="button"
        className="px-2 text-ui text-primary underline-offset-4 hover:underline max-md:min-h-11"
        onClick={() => onChange(emptyFilter)}
      >
        Clear Filters
      </button>
    </div>
  )
}
