import type { ZoneSearch } from './use-zone-search.ts'
import { ZoneOption } from './zone-option.tsx'

interface ZoneListProps {
  /** Id of the text field. */
  fieldId: string
  zones: ZoneSearch
}

/** The first matching zones, and the number of further ones. */
export function ZoneList({ fieldId, zones }: ZoneListProps) {
  const { list, shown, current, own, count, choose } = zones
  return (
    <div className="absolute z-20 mt-1 w-full rounded-lg border border-line-strong bg-panel">
      <div
        ref={list}
        id={`${fieldId}-list`}
        role="listbox"
        aria-label="Time zones"
        className="max-h-72 overflow-y-auto p-1.5"
      >
        {shown.map((each, index) => (
          <ZoneOption
            key={each}
            id={`${fieldId}-${index}`}
            index={index}
            zone={each}
            isActive={each === current}
            isOwn={each === own}
            onChoose={() => choose(each)}
          />
        ))}
      </div>
      {count > shown.length && (
        <p className="border-t border-line px-4 py-2 text-ui text-muted">
          {count - shown.length} more: type to find yours.
        </p>
      )}
    </div>
  )
}
