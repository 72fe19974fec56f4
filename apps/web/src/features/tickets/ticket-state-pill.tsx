import type { TicketState } from '@codedojo/contract'
import { Archive, CircleCheck, CircleDot, type LucideIcon } from 'lucide-react'

export const ticketStateLooks = {
  open: { word: 'Open', pill: 'pill-limit', Icon: CircleDot },
  answered: { word: 'Answered', pill: 'pill-ac', Icon: CircleCheck },
  closed: { word: 'Closed', pill: 'pill-none', Icon: Archive },
} as const satisfies Record<TicketState, { word: string; pill: string; Icon: LucideIcon }>

export function TicketStatePill({ state }: { state: TicketState }) {
  const { word, pill, Icon } = ticketStateLooks[state]
  return (
    <span className={`pill ${pill}`}>
      <Icon size={14} strokeWidth={1.75} aria-hidden />
      {word}
    </span>
  )
}
