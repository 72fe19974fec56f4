import { useId } from 'react'
import { pluralize } from '../../../lib/format/pluralize.ts'
import { FieldNote } from '../../../ui/form/field.tsx'
import { useZoneSearch } from './use-zone-search.ts'
import { ZoneInput } from './zone-input.tsx'
import { ZoneList } from './zone-list.tsx'

interface ZoneFieldProps {
  /** null if none chosen yet. */
  zone: string | null
  error: string | undefined
  onChoose: (zone: string) => void
}

/** A combobox for time zones; the focus stays in the text field. */
export function ZoneField({ zone, error, onChoose }: ZoneFieldProps) {
  const id = useId()
  const zones = useZoneSearch(onChoose)
  const { wanted, count } = zones
  const isOpen = wanted !== null
  return (
    <div className="relative">
      <label htmlFor={id} className="mb-2 block text-ui">
        Time zone
      </label>
      <ZoneInput id={id} zone={zone} isInvalid={error !== undefined} zones={zones} />
      {isOpen && count > 0 && <ZoneList fieldId={id} zones={zones} />}
      <p className="sr-only" role="status">
        {isOpen && (count === 0 ? 'No zone matches.' : pluralize(count, 'zone'))}
      </p>
      {isOpen && count === 0 && (
        <p className="mt-1.5 text-ui text-muted">
          No zone has this in its name. Try the largest city near you.
        </p>
      )}
      <FieldNote id={`${id}-note`} error={error} hint="Type a city, a region, or the name of your time." />
    </div>
  )
}
