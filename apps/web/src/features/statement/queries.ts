import { problemById } from '@codedojo/contract'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'

export function problemQuery(problemId: string) {
  return queryOptions({
    queryKey: ['problem', problemId],
    queryFn: ({ signal }) => callApi(problemById, { params: { id: problemId }, signal }),
  })
}
