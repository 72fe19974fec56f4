import { useQuery } from '@tanstack/react-query'
import { openTicketsQuery } from '../features/tickets/desk/queries.ts'

/** How many messages wait for an admin; nothing when none does. */
export function OpenTicketsMark() {
  const { data: count = 0 } = useQuery(openTicketsQuery)
  if (count === 0) return null
  return (
    <span className="num ml-auto text-ui text-primary">
      {count.toLocaleString('en')}
      <span className="sr-only"> open</span>
    </span>
  )
}
