import { problemRoomPrefix } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { problemQuery } from '../../features/statement/queries.ts'

/** The title of the problem that a room is about; null: it is about none, or its problem is not known. */
export function useProblemTitle(roomId: string | null): string | null {
  const id = roomId?.startsWith(problemRoomPrefix) ? roomId.slice(problemRoomPrefix.length) : ''
  const { data } = useQuery({ ...problemQuery(id), enabled: id !== '' })
  return data?.title ?? null
}
