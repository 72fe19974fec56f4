import type { StudyPlan } from '@codedojo/contract'
import { newestFirst } from '../../lib/newest-first.ts'

type PlanProblem = StudyPlan['sections'][number]['problems'][number]

/**
 * The next unsolved problem after this one, in the most recently started plan that contains it; wraps around at the end of
 * the plan. Returns null if no plan contains it, or everything is solved.
 */
export function findNextPlanProblem(plans: readonly StudyPlan[], problemId: string): PlanProblem | null {
  const startedLast = plans.toSorted((one, other) => newestFirst(one.startedAt ?? '', other.startedAt ?? ''))
  for (const { startedAt, sections } of startedLast) {
    const problems = sections.flatMap((section) => section.problems)
    const at = problems.findIndex((each) => each.problemId === problemId)
    if (startedAt === null || at === -1) continue
    const others = [...problems.slice(at + 1), ...problems.slice(0, at)]
    const next = others.find(({ isSolved }) => !isSolved)
    if (next) return next
  }
  return null
}
