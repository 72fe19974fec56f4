import { useQuery } from '@tanstack/react-query'
import { ownTicketsQuery } from '../../features/tickets/own-tickets-query.ts'

/** The number of the user's tickets with an unread answer; nothing when it is 0. */
export function NewAnswersMark() {
  const { data = [] } = useQuery(ownTicketsQuery)
  const count = data.filter(({ isNew }) => isNew).length
  if (count === 0) return null
  return (
    <span className="chip ml-2 text-primary">
      {count}
      <span className="sr-only"> with a new answer</span>
    </span>
  )
}
