import type { ManagedPlan, ManagedPlanHead } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import { AppError } from '../../http/app-error.ts'
import { isPublic } from '../problems/index.ts'

const { problem, studyPlan, studyPlanEntry, studyPlanFollower } = schema

/** All plans in their order. */
export async function listManagedPlans(database: Database): Promise<ManagedPlanHead[]> {
  const rows = await selectHeads(database)
  return rows.map(headOf)
}

/** Throws `plan_not_found`. */
export async function readManagedPlan(database: Database, id: string): Promise<ManagedPlan> {
  const [row] = await selectHeads(database, id)
  if (!row) throw noSuchPlan()
  const entries = await database.queries
    .select({
      section: studyPlanEntry.section,
      _id: problem.id,
      number: problem.number,
      title: problem.title,
      difficulty: problem.difficulty,
      isPublished: sql<boolean>`coalesce(${isPublic}, false)`,
    })
    .from(studyPlanEntry)
    .innerJoin(problem, and(eq(problem.id, studyPlanEntry.problemId), isNull(problem.deletedAt)))
    .where(eq(studyPlanEntry.planId, id))
    .orderBy(asc(studyPlanEntry.position))
  const sections = [...Map.groupBy(entries, ({ section }) => section)].map(([title, own]) => ({
    title,
    problems: own.map(({ section: _, ...shown }) => shown),
  }))
  return { ...headOf(row), sections }
}

function selectHeads({ queries }: Database, id?: string) {
  const entriesOf = queries
    .select({ problems: count() })
    .from(studyPlanEntry)
    .innerJoin(problem, and(eq(problem.id, studyPlanEntry.problemId), isNull(problem.deletedAt)))
    .where(eq(studyPlanEntry.planId, studyPlan.id))
  const followersOf = queries
    .select({ followers: count() })
    .from(studyPlanFollower)
    .where(eq(studyPlanFollower.planId, studyPlan.id))
  return queries
    .select({
      _id: studyPlan.id,
      slug: studyPlan.slug,
      title: studyPlan.title,
      summary: studyPlan.summary,
      group: studyPlan.group,
      isOwn: studyPlan.isOwn,
      updatedAt: studyPlan.updatedAt,
      problems: sql<number>`(${entriesOf})::int`,
      followers: sql<number>`(${followersOf})::int`,
    })
    .from(studyPlan)
    .where(and(eq(studyPlan.isDeleted, false), id === undefined ? undefined : eq(studyPlan.id, id)))
    .orderBy(asc(studyPlan.position), asc(studyPlan.slug))
}

type Head = Awaited<ReturnType<typeof selectHeads>>[number]

function headOf({ isOwn, updatedAt, ...head }: Head): ManagedPlanHead {
  return { ...head, isBundled: !isOwn, updatedAt: updatedAt.toISOString() }
}

export function noSuchPlan(): AppError {
  return new AppError('plan_not_found', 'There is no such study plan.')
}
