import type { ProblemProgress, ProblemSummary } from '@codedojo/contract'
import { newestFirst } from '../../../lib/newest-first.ts'

interface WhereLeft {
  readonly problem: ProblemSummary
  readonly progress: ProblemProgress
}

/** The unsolved problem that was opened or attempted last; null if none. */
export function findProblemToResume(
  problems: readonly ProblemSummary[],
  solved: ReadonlySet<string>,
  problemProgress: readonly ProblemProgress[],
): WhereLeft | null {
  const known = new Map(problems.map((problem) => [problem._id, problem]))
  const open = problemProgress.flatMap((progress) => {
    const problem = known.get(progress.problemId)
    return problem && !solved.has(problem._id) && lastActivityAt(progress) !== ''
      ? [{ problem, progress }]
      : []
  })
  return (
    open.toSorted((one, other) =>
      newestFirst(lastActivityAt(one.progress), lastActivityAt(other.progress)),
    )[0] ?? null
  )
}

/** The time of the last opening or attempt; empty if there was neither, for example when only a note was written. */
export function lastActivityAt({ lastOpenedAt, lastTriedAt }: ProblemProgress): string {
  const [opened, tried] = [lastOpenedAt ?? '', lastTriedAt ?? '']
  return [opened, tried].toSorted().at(-1) ?? ''
}
