import { Search, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { KeyCaps } from '../../ui/key-caps.tsx'

interface PaletteFieldProps {
  listId: string
  /** Id of the selected row; absent if none. */
  activeId: string | undefined
  query: string
  onType: (query: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  onClose: () => void
}

/** The input of the palette, on phones with a close button beside it. */
export function PaletteField({ listId, activeId, query, onType, onKeyDown, onClose }: PaletteFieldProps) {
  return (
    <div className="flex h-14 shrink-0 items-center gap-3 border-b border-line px-4">
      <Search size={16} strokeWidth={1.75} className="text-muted" aria-hidden />
      <input
        type="text"
        role="combobox"
        aria-label="Go to a problem, page or action"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={activeId}
        autoComplete="off"
        placeholder="Problem, page or action"
        className="h-full min-w-0 flex-1 bg-transparent text-base outline-none max-md:text-[16px] placeholder:text-faint"
        value={query}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span className="max-md:hidden">
        <KeyCaps keys={['Esc']} />
      </span>
      <button
        type="button"
        aria-label="Close"
        className="btn btn-ghost btn-square btn-sm -mr-2 md:hidden"
        onClick={onClose}
      >
        <X size={16} strokeWidth={1.75} aria-hidden />
      </button>
    </div>
  )
}
