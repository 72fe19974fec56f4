import { X } from 'lucide-react'
import { activeParts, type HistoryFilter, partText, withPart } from './history-filter.ts'

interface HistoryChipsProps {
  filter: HistoryFilter
  /** Title of the problem in the filter; null if not known. */
  problemTitle: string | null
  onChange: (filter: HistoryFilter) => void
}

/** One removable chip per active filter. */
export function HistoryChips({ filter, problemTitle, onChange }: HistoryChipsProps) {
  const parts = activeParts(filter)
  if (parts.length === 0) return null
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      {parts.map((part) => {
        const text = partText(filter, part, problemTitle)
        return (
          <button
            key={part}
            type="button"
            className="chip h-7 border-primary bg-primary-soft text-ink max-md:h-11"
            aria-label={`Remove the filter ${text}`}
            onClick={() => onChange(withPart(filter, part, ''))}
          >
            <bdi className="max-w-48 truncate">{text}</bdi>
            <X size={12} strokeWidth={1.75} aria-hidden />
          </button>
        )
      })}
      <button
        type="button"
        className="px-2 text-ui text-primary underline-offset-4 hover:underline max-md:min-h-11"
        onClick={() => onChange({})}
      >
        Clear Filters
      </button>
    </div>
  )
}
