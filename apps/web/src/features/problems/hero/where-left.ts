import type { ProblemProgress, ProblemSummary } from '@codedojo/contract'
import { newestFirst } from '../../../lib/newest-first.ts'

interface WhereLeft {
  readonly problem: ProblemSummary
  readonly progress: ProblemProgress
}

/** The unsolved problem that was opened or attempted last; null: none. */
export function whereLeft(
  problems: readonly ProblemSummary[],
  solved: ReadonlySet<string>,
  problemProgress: readonly ProblemProgress[],
): WhereLeft | null {
  const known = new Map(problems.map((problem) => [problem._id, problem]))
  const open = problemProgress.flatMap((progress) => {
    const problem = known.get(progress.problemId)
    return problem && !solved.has(problem._id) && touchedAt(progress) !== '' ? [{ problem, progress }] : []
  })
  return (
    open.toSorted((one, other) => newestFirst(touchedAt(one.progress), touchedAt(other.progress)))[0] ?? null
  )
}

/** The time of the last opening or attempt; empty: neither, for example when only a note was written. */
export function touchedAt({ lastOpenedAt, lastTriedAt }: ProblemProgress): string {
  const [opened, tried] = [lastOpenedAt ?? '', lastTriedAt ?? '']
  return [opened, tried].toSorted().at(-1) ?? ''
}
