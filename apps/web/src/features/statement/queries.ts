import { problemById } from '@codedojo/contract'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { problemKey } from '../../lib/query-keys.ts'

export function problemQuery(problemId: string) {
  return queryOptions({
    queryKey: [problemKey, problemId],
    queryFn: ({ signal }) => callApi(problemById, { params: { id: problemId }, signal }),
  })
}
