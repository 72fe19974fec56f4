import type { StudyPlan, User } from '@codedojo/contract'
import { type Database, preparedQuery, type Queries, schema } from '@codedojo/db'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isPublic, visibleTags } from '../problems/index.ts'

const { problem, solved, studyPlan, studyPlanEntry, studyPlanFollower } = schema

/** The study plans in order, with the reader's progress; plans without a published problem are left out. */
export async function listPlans(database: Database, userId: string): Promise<Omit<StudyPlan, 'sections'>[]> {
  const rows = await progressOfPlans(database).execute({ userId })
  return rows.map(({ plan, startedAt, nextId, nextTitle, ...counts }) => ({
    ...plan,
    startedAt: startedAt?.toISOString() ?? null,
    ...counts,
    next: nextId === null || nextTitle === null ? null : { problemId: nextId, title: nextTitle },
  }))
}

/** The plan with this slug, with the reader's progress; null if there is none, or it has no published problem. */
export async function showPlan(
  database: Database,
  { reader, slug }: { readonly reader: User; readonly slug: string },
): Promise<StudyPlan | null> {
  const readEntries = reader.role === 'admin' ? adminsEntries : learnersEntries
  return planOf(await readEntries(database).execute({ userId: reader._id, slug }))
}

const userId = sql.placeholder('userId')
const ofPerson = and(eq(studyPlanFollower.planId, studyPlan.id), eq(studyPlanFollower.userId, userId))
const planColumns = {
  _id: studyPlan.id,
  slug: studyPlan.slug,
  title: studyPlan.title,
  summary: studyPlan.summary,
  group: studyPlan.group,
}

/** Summed up by the database, because the entries of all plans are hundreds. */
const progressOfPlans = preparedQuery('study_plan_progress', (queries) => {
  const firstUnsolved = (column: PgColumn) =>
    sql<string | null>`(array_agg(${column} order by ${studyPlanEntry.position})
      filter (where ${solved.solvedAt} is null))[1]`
  return queries
    .select({
      plan: planColumns,
      startedAt: studyPlanFollower.startedAt,
      total: count(),
      solved: count(solved.solvedAt),
      nextId: firstUnsolved(problem.id),
      nextTitle: firstUnsolved(problem.title),
    })
    .from(studyPlan)
    .innerJoin(studyPlanEntry, eq(studyPlanEntry.planId, studyPlan.id))
    .innerJoin(problem, and(eq(problem.id, studyPlanEntry.problemId), isPublic))
    .leftJoin(solved, and(eq(solved.problemId, problem.id), eq(solved.userId, userId)))
    .leftJoin(studyPlanFollower, ofPerson)
    .where(eq(studyPlan.isDeleted, false))
    .groupBy(studyPlan.id, studyPlanFollower.startedAt)
    .orderBy(asc(studyPlan.position), asc(studyPlan.slug))
})

const learnersEntries = preparedQuery('study_plan_entries', (queries) => selectEntries(queries, 'user'))
const adminsEntries = preparedQuery('study_plan_entries_of_admins', (queries) =>
  selectEntries(queries, 'admin'),
)

function selectEntries(queries: Queries, role: User['role']) {
  return queries
    .select({
      plan: planColumns,
      startedAt: studyPlanFollower.startedAt,
      section: studyPlanEntry.section,
      problem: {
        problemId: problem.id,
        number: problem.number,
        title: problem.title,
        difficulty: problem.difficulty,
        tags: visibleTags({ role }, { queries }),
      },
      solvedAt: solved.solvedAt,
    })
    .from(studyPlan)
    .innerJoin(studyPlanEntry, eq(studyPlanEntry.planId, studyPlan.id))
    .innerJoin(problem, and(eq(problem.id, studyPlanEntry.problemId), isPublic))
    .leftJoin(solved, and(eq(solved.problemId, problem.id), eq(solved.userId, userId)))
    .leftJoin(studyPlanFollower, ofPerson)
    .where(and(eq(studyPlan.slug, sql.placeholder('slug')), eq(studyPlan.isDeleted, false)))
    .orderBy(asc(studyPlanEntry.position))
}

type Entry = Awaited<ReturnType<typeof selectEntries>>[number]

/** The plan of these entries; null without an entry. */
function planOf(entries: readonly Entry[]): StudyPlan | null {
  const [first] = entries
  if (!first) return null
  const next = entries.find(({ solvedAt }) => solvedAt === null)?.problem
  return {
    ...first.plan,
    startedAt: first.startedAt?.toISOString() ?? null,
    total: entries.length,
    solved: entries.filter(({ solvedAt }) => solvedAt !== null).length,
    next: next ? { problemId: next.problemId, title: next.title } : null,
    sections: [...Map.groupBy(entries, ({ section }) => section)].map(([title, own]) => ({
      title,
      problems: own.map(({ problem: shown, solvedAt }) => ({ ...shown, isSolved: solvedAt !== null })),
    })),
  }
}
