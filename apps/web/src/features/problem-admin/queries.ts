import {
  managedProblems,
  type ProblemStatus,
  problemById,
  problemVersion,
  problemVersions,
} from '@codedojo/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callApi, callApiPage } from '../../lib/api/api.ts'
import { problemAdminKey } from '../../lib/query-keys.ts'

/** Page size of the list. Source: the specification. */
export const problemsPerStep = 8

export interface ManagedFilter {
  readonly q: string
  readonly status: ProblemStatus | ''
}

/** All problems including drafts, by number; `fetchNextPage` loads eight more. */
export function managedProblemsQuery({ q, status }: ManagedFilter) {
  return infiniteQueryOptions({
    queryKey: [problemAdminKey, 'list', q, status],
    queryFn: ({ pageParam, signal }) =>
      callApiPage(managedProblems, {
        query: {
          ...{ page: pageParam, pageSize: problemsPerStep },
          ...(q && { q }),
          ...(status && { status }),
        },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) => (page * problemsPerStep < total ? page + 1 : null),
    staleTime: 0,
  })
}

export async function countManaged({ q, status }: ManagedFilter): Promise<number> {
  const query = { page: 1, pageSize: 1, ...(q && { q }), ...(status && { status }) }
  return (await callApiPage(managedProblems, { query })).total
}

/**
 * A problem with all fields that admins see. Fetched whenever it is opened and never in between, because it is the form's
 * initial value.
 */
export function editedProblemQuery(problemId: string) {
  return queryOptions({
    queryKey: [problemAdminKey, 'problem', problemId],
    queryFn: ({ signal }) => callApi(problemById, { params: { id: problemId }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

export function versionsQuery(problemId: string) {
  return queryOptions({
    queryKey: [problemAdminKey, 'versions', problemId],
    queryFn: ({ signal }) => callApi(problemVersions, { params: { id: problemId }, signal }),
    staleTime: 0,
  })
}

/** A saved version never changes. */
export function versionQuery(problemId: string, version: number) {
  return queryOptions({
    queryKey: [problemAdminKey, 'version', problemId, version],
    queryFn: ({ signal }) => callApi(problemVersion, { params: { id: problemId, version }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
