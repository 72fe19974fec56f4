import type { StudyPlan, User } from '@codedojo/contract'
import { type Database, preparedQuery, type Queries, schema } from '@codedojo/db'
import { and, asc, eq, or, sql } from 'drizzle-orm'
import { isPublic, tagsShownTo } from '../problems/index.ts'

const { problem, solved, studyPlan, studyPlanEntry, studyPlanFollower } = schema

interface PlansQuery {
  readonly reader: User
  /** Only this one. */
  readonly slug?: string
}

/** In their order, with how far this person is in each; one without any published problem is not there. */
export async function showPlans(database: Database, { reader, slug }: PlansQuery): Promise<StudyPlan[]> {
  const asked = { userId: reader._id, slug: slug ?? null }
  const readEntries = reader.role === 'admin' ? adminsEntries : learnersEntries
  const [heads, entries] = await Promise.all([
    readHeads(database).execute(asked),
    readEntries(database).execute(asked),
  ])
  const entriesOf = Map.groupBy(entries, ({ planId }) => planId)
  return heads.flatMap((head) => {
    const own = entriesOf.get(head._id)
    return own ? planOf(head, own) : []
  })
}

const userId = sql.placeholder('userId')
/** Without a slug: every plan. */
const isAsked = or(sql`${sql.placeholder('slug')}::text is null`, eq(studyPlan.slug, sql.placeholder('slug')))

const readHeads = preparedQuery('study_plan_heads', (queries) => {
  const ofPerson = and(eq(studyPlanFollower.planId, studyPlan.id), eq(studyPlanFollower.userId, userId))
  return queries
    .select({
      _id: studyPlan.id,
      slug: studyPlan.slug,
      title: studyPlan.title,
      summary: studyPlan.summary,
      startedAt: studyPlanFollower.startedAt,
    })
    .from(studyPlan)
    .leftJoin(studyPlanFollower, ofPerson)
    .where(isAsked)
    .orderBy(asc(studyPlan.position), asc(studyPlan.slug))
})

const learnersEntries = preparedQuery('study_plan_entries', (queries) => selectEntries(queries, 'user'))
const adminsEntries = preparedQuery('study_plan_entries_of_admins', (queries) =>
  selectEntries(queries, 'admin'),
)

function selectEntries(queries: Queries, role: User['role']) {
  return queries
    .select({
      planId: studyPlan.id,
      section: studyPlanEntry.section,
      problem: {
        problemId: problem.id,
        number: problem.number,
        title: problem.title,
        difficulty: problem.difficulty,
        tags: tagsShownTo({ role }, { queries }),
      },
      solvedAt: solved.solvedAt,
    })
    .from(studyPlan)
    .innerJoin(studyPlanEntry, eq(studyPlanEntry.planId, studyPlan.id))
    .innerJoin(problem, and(eq(problem.id, studyPlanEntry.problemId), isPublic))
    .leftJoin(solved, and(eq(solved.problemId, problem.id), eq(solved.userId, userId)))
    .where(isAsked)
    .orderBy(asc(studyPlanEntry.position))
}

type Head = Awaited<ReturnType<ReturnType<typeof readHeads>['execute']>>[number]
type Entry = Awaited<ReturnType<typeof selectEntries>>[number]

function planOf({ startedAt, ...head }: Head, entries: readonly Entry[]): StudyPlan {
  const next = entries.find(({ solvedAt }) => solvedAt === null)?.problem
  return {
    ...head,
    startedAt: startedAt?.toISOString() ?? null,
    total: entries.length,
    solved: entries.filter(({ solvedAt }) => solvedAt !== null).length,
    next: next ? { problemId: next.problemId, title: next.title } : null,
    sections: [...Map.groupBy(entries, ({ section }) => section)].map(([title, own]) => ({
      title,
      problems: own.map(({ problem: shown, solvedAt }) => ({ ...shown, isSolved: solvedAt !== null })),
    })),
  }
}
