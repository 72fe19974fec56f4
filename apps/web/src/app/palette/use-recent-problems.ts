import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { standingsQuery } from '../../features/finding/queries.ts'
import { touchedAt } from '../../features/problems/hero/where-left.ts'
import { laterFirst } from '../../lib/later-first.ts'

/** Ids of the problems that the user opened or tried, the last first. */
export function useRecentProblems(): readonly string[] {
  const { data: standings = none } = useQuery(standingsQuery)
  return useMemo(
    () =>
      standings
        .filter((standing) => touchedAt(standing) !== '')
        .toSorted((one, other) => laterFirst(touchedAt(one), touchedAt(other)))
        .map(({ problemId }) => problemId),
    [standings],
  )
}

const none = [] as const
