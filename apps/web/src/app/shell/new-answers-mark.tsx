import { useQuery } from '@tanstack/react-query'
import { ownTicketsQuery } from '../../features/tickets/own-tickets-query.ts'

/** How many messages of the user have an answer that was not read yet; nothing when there is none. */
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
