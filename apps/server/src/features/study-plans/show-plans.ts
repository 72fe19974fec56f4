import type { StudyPlan, User } from '@codedojo/contract'
import { type Database, preparedQuery, type Queries, schema } from '@codedojo/db'
import { and, asc, eq, or, sql } from 'drizzle-orm'
import { isPublic, visibleTags } from '../problems/index.ts'

const { problem, solved, studyPlan, studyPlanEntry, studyPlanFollower } = schema

interface PlansQuery {
  readonly reader: User
  /** Only the plan with this slug. */
  readonly slug?: string
}

/** The study plans in order, with the reader's progress; plans without a published problem are left out. */
export async function showPlans(database: Database, { reader, slug }: PlansQuery): Promise<StudyPlan[]> {
  const asked = { userId: reader._id, slug: slug ?? null }
  const readEntries = reader.role === 'admin' ? adminsEntries : learnersEntries
  const entries = await readEntries(database).execute(asked)
  return [...Map.groupBy(entries, ({ plan }) => plan._id).values()].flatMap(planOf)
}

const userId = sql.placeholder('userId')
/** Without a slug: every plan. */
const isAsked = or(sql`${sql.placeholder('slug')}::text is null`, eq(studyPlan.slug, sql.placeholder('slug')))

const learnersEntries = preparedQuery('study_plan_entries', (queries) => selectEntries(queries, 'user'))
const adminsEntries = preparedQuery('study_plan_entries_of_admins', (queries) =>
  selectEntries(queries, 'admin'),
)

function selectEntries(queries: Queries, role: User['role']) {
  const ofPerson = and(eq(studyPlanFollower.planId, studyPlan.id), eq(studyPlanFollower.userId, userId))
  return queries
    .select({
      plan: {
        _id: studyPlan.id,
        slug: studyPlan.slug,
        title: studyPlan.title,
        summary: studyPlan.summary,
        group: studyPlan.group,
      },
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
    .where(and(isAsked, eq(studyPlan.isDeleted, false)))
    .orderBy(asc(studyPlan.position), asc(studyPlan.slug), asc(studyPlanEntry.position))
}

type Entry = Awaited<ReturnType<typeof selectEntries>>[number]

/** The plan of these entries; an empty list without an entry. */
function planOf(entries: readonly Entry[]): StudyPlan[] {
  const [first] = entries
  if (!first) return []
  const next = entries.find(({ solvedAt }) => solvedAt === null)?.problem
  const plan = {
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
  return [plan]
}
