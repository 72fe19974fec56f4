import { type Database, schema } from '@codedojo/db'
import { and, eq } from 'drizzle-orm'

const { studyPlanFollower } = schema

interface PlanFollower {
  readonly planId: string
  readonly userId: string
}

/** An existing follower keeps the original start date. */
export async function followPlan({ queries }: Database, following: PlanFollower): Promise<void> {
  await queries.insert(studyPlanFollower).values(following).onConflictDoNothing()
}

export async function leavePlan({ queries }: Database, { planId, userId }: PlanFollower): Promise<void> {
  await queries
    .delete(studyPlanFollower)
    .where(and(eq(studyPlanFollower.planId, planId), eq(studyPlanFollower.userId, userId)))
}
