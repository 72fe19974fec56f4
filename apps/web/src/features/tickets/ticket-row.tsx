import type { TicketSummary } from '@codedojo/contract'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../lib/format/format-date.ts'
import { joinClasses } from '../../lib/join-classes.ts'
import { TicketStatePill } from './ticket-state-pill.tsx'

interface TicketRowProps {
  ticket: Omit<TicketSummary, 'isNew'>
  isShown: boolean
  isNew?: boolean
  /** Start of the second line. */
  children: ReactNode
  onShow: () => void
}

/** A message as a two-line row; opens beside the list. */
export function TicketRow({ ticket, isShown, isNew = false, children, onShow }: TicketRowProps) {
  const { subject, state, updatedAt } = ticket
  return (
    <button
      type="button"
      {...(isShown && { 'aria-current': true })}
      className={joinClasses(
        'grid w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-l-2 px-4 py-2.5 text-left outline-offset-[-2px] hover:bg-raised',
        isShown ? 'border-l-primary bg-raised' : 'border-l-transparent',
      )}
      onClick={onShow}
    >
      <span className={joinClasses('truncate text-body', isNew && 'font-semibold')}>
        <bdi>{subject}</bdi>
      </span>
      <span className="flex items-center justify-end gap-1.5">
        {isNew && <span className="chip">New</span>}
        <TicketStatePill state={state} />
      </span>
      <span className="min-w-0 truncate text-ui text-muted">{children}</span>
      <time dateTime={updatedAt} className="text-right text-caption text-muted">
        {formatDateTime(new Date(updatedAt))}
      </time>
    </button>
  )
}
