import type { StudyPlan, User } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, asc, eq } from 'drizzle-orm'
import { isPublic, tagsShownTo } from '../problems/index.ts'

const { problem, solved, studyPlan, studyPlanEntry, studyPlanFollower } = schema

interface PlansQuery {
  readonly reader: User
  /** Only this one. */
  readonly slug?: string
}

/** In their order, with how far this person is in each; one without any published problem is not there. */
export async function showPlans(database: Database, asked: PlansQuery): Promise<StudyPlan[]> {
  const [heads, entries] = await Promise.all([readHeads(database, asked), readEntries(database, asked)])
  const entriesOf = Map.groupBy(entries, ({ planId }) => planId)
  return heads.flatMap((head) => {
    const own = entriesOf.get(head._id)
    return own ? planOf(head, own) : []
  })
}

function readHeads({ queries }: Database, { reader, slug }: PlansQuery) {
  const ofPerson = and(eq(studyPlanFollower.planId, studyPlan.id), eq(studyPlanFollower.userId, reader._id))
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
    .where(slug === undefined ? undefined : eq(studyPlan.slug, slug))
    .orderBy(asc(studyPlan.position), asc(studyPlan.slug))
}

function readEntries(database: Database, { reader, slug }: PlansQuery) {
  return database.queries
    .select({
      planId: studyPlan.id,
      section: studyPlanEntry.section,
      problem: {
        problemId: problem.id,
        number: problem.number,
        title: problem.title,
        difficulty: problem.difficulty,
        tags: tagsShownTo(reader, database),
      },
      solvedAt: solved.solvedAt,
    })
    .from(studyPlan)
    .innerJoin(studyPlanEntry, eq(studyPlanEntry.planId, studyPlan.id))
    .innerJoin(problem, and(eq(problem.id, studyPlanEntry.problemId), isPublic))
    .leftJoin(solved, and(eq(solved.problemId, problem.id), eq(solved.userId, reader._id)))
    .where(slug === undefined ? undefined : eq(studyPlan.slug, slug))
    .orderBy(asc(studyPlanEntry.position))
}

type Head = Awaited<ReturnType<typeof readHeads>>[number]
type Entry = Awaited<ReturnType<typeof readEntries>>[number]

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
