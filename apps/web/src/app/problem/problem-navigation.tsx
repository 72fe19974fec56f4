import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Neighbours } from './use-neighbours.ts'

/** The buttons of a bar that open the previous and the next problem. */
export function ProblemNavigation({ openPrevious, openNext }: Neighbours) {
  return (
    <div className="flex shrink-0">
      <IconButton
        label="Previous problem"
        className="disabled:border-transparent"
        disabled={openPrevious === null}
        icon={<ChevronLeft size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => openPrevious?.()}
      />
      <IconButton
        label="Next problem"
        className="disabled:border-transparent"
        disabled={openNext === null}
        icon={<ChevronRight size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => openNext?.()}
      />
    </div>
  )
}
