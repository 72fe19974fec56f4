import { ChevronLeft, ChevronRight } from 'lucide-react'
import { joinClasses } from '../lib/join-classes.ts'
import { Button } from './button.tsx'
import { type PageSlot, pageWindow } from './page-window.ts'

const arrowClasses = 'max-sm:w-11 max-sm:px-0'
const wordClasses = 'max-sm:sr-only'

interface PaginationProps {
  /** Accessible name: "Pages of problems". */
  label: string
  /** From 1. */
  page: number
  lastPage: number
  onChoose: (page: number) => void
}

/** On phones the labels of Previous and Next are visually hidden, so that all pages fit into one row. */
export function Pagination({ label, page, lastPage, onChoose }: PaginationProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-1 max-sm:gap-0.5">
      <Button
        isSmall
        className={arrowClasses}
        disabled={page <= 1}
        onClick={() => onChoose(page - 1)}
        icon={<ChevronLeft size={14} strokeWidth={1.75} aria-hidden />}
      >
        <span className={wordClasses}>Previous</span>
      </Button>
      {pageWindow(page, lastPage).map((slot) => (
        <Slot key={slot.kind === 'page' ? slot.page : 'gap'} slot={slot} current={page} onChoose={onChoose} />
      ))}
      <Button isSmall className={arrowClasses} disabled={page >= lastPage} onClick={() => onChoose(page + 1)}>
        <span className={wordClasses}>Next</span>
        <ChevronRight size={14} strokeWidth={1.75} aria-hidden />
      </Button>
    </nav>
  )
}

interface SlotProps {
  slot: PageSlot
  current: number
  onChoose: (page: number) => void
}

function Slot({ slot, current, onChoose }: SlotProps) {
  if (slot.kind === 'gap')
    return (
      <span className="px-2 text-ui text-muted" aria-hidden>
        …
      </span>
    )
  const isCurrent = slot.page === current
  return (
    <button
      type="button"
      aria-label={`Page ${slot.page}`}
      aria-current={isCurrent ? 'page' : undefined}
      className={joinClasses('btn btn-ghost btn-sm num min-w-8 px-1', isCurrent && 'bg-strong text-ink')}
      onClick={() => onChoose(slot.page)}
    >
      {slot.page}
    </button>
  )
}
