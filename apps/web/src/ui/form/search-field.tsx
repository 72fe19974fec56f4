import { Search } from 'lucide-react'
import type { Ref } from 'react'
import { joinClasses } from '../../lib/join-classes.ts'

interface SearchFieldProps {
  ref?: Ref<HTMLInputElement>
  label: string
  /** By default the label. */
  placeholder?: string
  /** Sets the width. */
  className: string
  value: string
  onType: (text: string) => void
}

/** The search field of a filter bar, which the search shortcut focuses. */
export function SearchField({ ref, label, placeholder = label, className, value, onType }: SearchFieldProps) {
  return (
    <label className={joinClasses('input input-quiet', className)}>
      <Search size={16} strokeWidth={1.75} className="text-muted" aria-hidden />
      <input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        data-search-field
        maxLength={200}
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
    </label>
  )
}
