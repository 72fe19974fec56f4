import { getAllProblem, problemSolvedbyUser } from '@codedojo/contract'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { problemsKey } from '../../lib/query-keys.ts'

/** All published problems, by number. */
export const problemsQuery = queryOptions({
  queryKey: [problemsKey, 'all'],
  queryFn: async ({ signal }) => {
    const problems = await callApi(getAllProblem, { signal })
    return problems.toSorted((one, other) => one.number - other.number)
  },
})

/** Ids of the user's solved problems. */
export const solvedQuery = queryOptions({
  queryKey: [problemsKey, 'solved'],
  queryFn: async ({ signal }) => new Set(await callApi(problemSolvedbyUser, { signal })),
})
