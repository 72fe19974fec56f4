import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { problemQuery } from '../../features/statement/queries.ts'
import type { ProblemWork } from './work/use-problem-work.ts'

/** By then the server has seen the end too, though its clock may be a little behind. */
const afterEndMs = 2000
const againMs = 15_000
/** The longest time that a timer takes. */
const timerMost = 2 ** 31 - 1

/**
 * A refusal may be the first to tell that a contest with the problem has begun, or was prolonged: then the page is read again.
 * So it is at the end of the contest, until what it closed is open.
 */
export function useContestFound({ judging: { state }, problem }: ProblemWork): void {
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
        Math.min(ms, timerMost),
      )
    }
    readAt(Math.max(0, Date.parse(endsAt) - Date.now()) + afterEndMs)
    return () => clearTimeout(timer)
  }, [endsAt, problem._id, queryClient])
}
