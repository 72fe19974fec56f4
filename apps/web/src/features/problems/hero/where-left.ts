import type { ProblemSummary, Standing } from '@codedojo/contract'
import { laterFirst } from '../../../lib/later-first.ts'

interface WhereLeft {
  readonly problem: ProblemSummary
  readonly standing: Standing
}

/** The unsolved problem that was opened or tried last; null when there is none. */
export function whereLeft(
  problems: readonly ProblemSummary[],
  solved: ReadonlySet<string>,
  standings: readonly Standing[],
): WhereLeft | null {
  const known = new Map(problems.map((problem) => [problem._id, problem]))
  const open = standings.flatMap((standing) => {
    const problem = known.get(standing.problemId)
    return problem && !solved.has(problem._id) && touchedAt(standing) !== '' ? [{ problem, standing }] : []
  })
  return (
    open.toSorted((one, other) => laterFirst(touchedAt(one.standing), touchedAt(other.standing)))[0] ?? null
  )
}

/** The later of the two moments; empty when there is none, as when only a note was written. */
export function touchedAt({ lastOpenedAt, lastTriedAt }: Standing): string {
  const [opened, tried] = [lastOpenedAt ?? '', lastTriedAt ?? '']
  return [opened, tried].toSorted().at(-1) ?? ''
}
