import type { ProblemReview } from '@codedojo/contract'
import { type Database, isOneOf, preparedQuery, type Queries, schema } from '@codedojo/db'
import { and, eq, notInArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { z } from 'zod'
import { isPublic, problemsInContests } from '../problems/index.ts'
import { deriveReviewState, type ReviewEvent, reviewEventKinds } from './derive-review-state.ts'

const { problem, problemVisit, reviewChoice, submission } = schema

export interface Reviewer {
  readonly userId: string
  /** The rows of `selectReviewEvents` for this person. */
  readonly events: readonly unknown[]
}

/** The scheduled reviews, by due date; without hidden problems and those of running contests. */
export async function readReviews(
  database: Database,
  reviewer: Reviewer & { readonly today: string },
): Promise<ProblemReview[]> {
  const reviewed = await readReviewed(database, reviewer, shownProblems)
  return reviewed
    .flatMap(({ events, openedAt, ...shown }) => {
      const { entry } = deriveReviewState({ difficulty: shown.difficulty, openedAt, events })
      if (!entry) return []
      const isDue = entry.dueDay <= reviewer.today
      return { ...shown, ...entry, isDue, lastTriedAt: lastAttempt(events)?.at.toISOString() ?? null }
    })
    .toSorted((one, other) => compare(one.dueDay, other.dueDay) || compare(one.title, other.title))
}

export interface ReviewAchievements {
  /** When a problem completed all its reviews for the first time; null if none has. */
  readonly finishedAt: Date | null
  /** Most successful reviews of one problem in a row. */
  readonly farthestStep: number
}

export async function readReviewAchievements(
  database: Database,
  reviewer: Reviewer,
): Promise<ReviewAchievements> {
  const reviewed = await readReviewed(database, reviewer, allProblems)
  const states = reviewed.map(deriveReviewState)
  const finished = states.flatMap(({ finishedAt }) => finishedAt ?? [])
  return {
    finishedAt: finished.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null,
    farthestStep: Math.max(0, ...states.map(({ farthestStep }) => farthestStep)),
  }
}

async function readReviewed(database: Database, { userId, events }: Reviewer, problems: typeof allProblems) {
  if (events.length === 0) return []
  const eventsOf = Map.groupBy(z.array(eventSchema).parse(events), ({ problemId }) => problemId)
  const known = await problems(database).execute({ userId, ids: [...eventsOf.keys()] })
  return known.map((each) => ({ ...each, events: eventsOf.get(each.problemId) ?? [] }))
}

const allProblems = preparedQuery('reviewable_problems', (queries) => selectProblems(queries, undefined))
const shownProblems = preparedQuery('reviewable_problems_shown', (queries) =>
  selectProblems(queries, and(isPublic, notInArray(problem.id, problemsInContests({ queries })))),
)

/** Problems by their ids, and since when the person has visited them. */
function selectProblems(queries: Queries, condition: SQL | undefined) {
  const ofPerson = and(
    eq(problemVisit.problemId, problem.id),
    eq(problemVisit.userId, sql.placeholder('userId')),
  )
  return queries
    .select({
      problemId: problem.id,
      title: problem.title,
      difficulty: problem.difficulty,
      openedAt: problemVisit.firstAt,
    })
    .from(problem)
    .leftJoin(problemVisit, ofPerson)
    .where(and(condition, isOneOf(problem.id, 'ids')))
}

const eventSchema = z.object({
  problemId: z.string(),
  kind: z.enum(reviewEventKinds),
  at: z.number().transform((ms) => new Date(ms)),
  day: z.string(),
})

/**
 * All that moves the reviews of the placeholder `userId`. `dayOf`: the person's local date at a moment. `own`: condition on their
 * submissions.
 */
export function selectReviewEvents(dayOf: (moment: SQLWrapper) => SQL<string>, own: SQL | undefined): SQL {
  const ms = (moment: SQLWrapper) => sql`extract(epoch from ${moment})::float8 * 1000`
  return sql`
    select ${submission.problemId} as "problemId", ${ms(submission.createdAt)} as at,
        ${dayOf(submission.createdAt)}::text as day,
        case ${submission.status} when 'Accepted' then 'accepted' when 'Compilation Error' then 'not compiled'
          else 'failed' end as kind
      from ${submission}
      where ${and(own, isJudged)}
    union all
    select ${reviewChoice.problemId}, ${ms(reviewChoice.at)}, ${dayOf(reviewChoice.at)}::text,
        case ${reviewChoice.kind} when 'add' then 'added' else 'removed' end
      from ${reviewChoice} where ${eq(reviewChoice.userId, sql.placeholder('userId'))}`
}

/** An Internal Error is not a verdict about the program. */
const isJudged = notInArray(submission.status, ['In Queue', 'Judging', 'Internal Error'])

function lastAttempt(events: readonly ReviewEvent[]): ReviewEvent | undefined {
  return events
    .filter(({ kind }) => kind !== 'added' && kind !== 'removed')
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .at(-1)
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
