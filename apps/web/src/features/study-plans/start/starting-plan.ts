import type { ProgrammingExperience, StudyPlanSummary } from '@codedojo/contract'

/** The plan with which people of each experience begin, by its slug; null if any problem will do. */
const startingPlans = {
  none: 'your-first-programs',
  some: 'first-steps',
  much: null,
} as const satisfies Record<ProgrammingExperience, string | null>

/** The plan to begin with; null if none is meant, or if this installation does not have it. */
export function findStartingPlan(
  plans: readonly StudyPlanSummary[],
  experience: ProgrammingExperience,
): StudyPlanSummary | null {
  return plans.find(({ slug }) => slug === startingPlans[experience]) ?? null
}
