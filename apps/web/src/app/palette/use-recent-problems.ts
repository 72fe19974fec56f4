import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { problemProgressQuery } from '../../features/practice/queries.ts'
import { touchedAt } from '../../features/problems/hero/where-left.ts'
import { newestFirst } from '../../lib/newest-first.ts'

/** Ids of the problems that the user opened or tried, the latest first. */
export function useRecentProblems(): readonly string[] {
  const { data: problemProgress = none } = useQuery(problemProgressQuery)
  return useMemo(
    () =>
      problemProgress
        .filter((progress) => touchedAt(progress) !== '')
        .toSorted((one, other) => newestFirst(touchedAt(one), touchedAt(other)))
        .map(({ problemId }) => problemId),
    [problemProgress],
  )
}

const none = [] as const
