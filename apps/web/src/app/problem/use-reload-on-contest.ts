import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { problemQuery } from '../../features/statement/queries.ts'
import type { ProblemWork } from './work/use-problem-work.ts'

/** The delay after the end of a contest, in case the server's clock is slightly behind. */
const afterEndMs = 2000
const againMs = 15_000
/** The longest delay of a browser timer. */
const maxTimerMs = 2 ** 31 - 1

/**
 * Reloads the problem when a refused submission reveals that a contest with it has begun or was extended, and after the end of
 * the contest until the server has opened the problem again.
 */
export function useReloadOnContest({ judging: { state }, problem }: ProblemWork): void {
  const queryClient = useQueryClient()
  const isRefused = state.kind === 'failed' && state.code === 'in_contest'
  useEffect(() => {
    if (isRefused) void queryClient.invalidateQueries({ queryKey: problemQuery(problem._id).queryKey })
  }, [isRefused, problem._id, queryClient])
  const endsAt = problem.contest?.endsAt
  useEffect(() => {
    if (endsAt === undefined) return
    let timer: ReturnType<typeof setTimeout>
    const readAt = (ms: number) => {
      timer = setTimeout(
        () => {
          void queryClient.invalidateQueries({ queryKey: problemQuery(problem._id).queryKey })
          readAt(againMs)
        },
        Math.min(ms, maxTimerMs),
      )
    }
    readAt(Math.max(0, Date.parse(endsAt) - Date.now()) + afterEndMs)
    return () => clearTimeout(timer)
  }, [endsAt, problem._id, queryClient])
}
