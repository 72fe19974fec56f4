import type { CodeMode } from '@codedojo/contract'
import { Braces } from 'lucide-react'

interface ModeChipProps {
  mode?: CodeMode | undefined
  /** The sign of the editor's button in place of the word, where there is little room. */
  isNarrow?: boolean
}

/** Marks a submission that is only the function; a whole program needs no mark. */
export function ModeChip({ mode = 'stdin', isNarrow = false }: ModeChipProps) {
  if (mode !== 'function') return null
  if (!isNarrow) return <span className="chip shrink-0">function</span>
  return (
    <span className="chip shrink-0" title="Only the function">
      <Braces size={12} strokeWidth={1.75} aria-hidden />
      <span className="sr-only">function</span>
    </span>
  )
}
