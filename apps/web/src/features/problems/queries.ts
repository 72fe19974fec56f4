import { getAllProblem, problemSolvedbyUser } from '@codedojo/contract'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { problemsKey } from '../../lib/query-keys.ts'

/** The whole library, in the order of its numbers. */
export const problemsQuery = queryOptions({
  queryKey: [problemsKey, 'all'],
  queryFn: async ({ signal }) => {
    const problems = await callApi(getAllProblem, { signal })
    return problems.toSorted((one, other) => one.number - other.number)
  },
})

/** Ids of what the signed-in user has solved. */
export const solvedQuery = queryOptions({
  queryKey: [problemsKey, 'solved'],
  queryFn: async ({ signal }) => new Set(await callApi(problemSolvedbyUser, { signal })),
})
