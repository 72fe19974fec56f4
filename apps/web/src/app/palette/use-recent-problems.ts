import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { problemProgressQuery } from '../../features/practice/queries.ts'
import { lastActivityAt } from '../../features/problems/hero/problem-to-resume.ts'
import { newestFirst } from '../../lib/newest-first.ts'

/** Ids of the problems that the user opened or tried, the latest first. */
export function useRecentProblems(): readonly string[] {
  const { data: problemProgress = none } = useQuery(problemProgressQuery)
  return useMemo(
    () =>
      problemProgress
        .filter((progress) => lastActivityAt(progress) !== '')
        .toSorted((one, other) => newestFirst(lastActivityAt(one), lastActivityAt(other)))
        .map(({ problemId }) => problemId),
    [problemProgress],
  )
}

const none = [] as const
