import { type Difficulty, type Language, languageSchema } from '@codedojo/contract'
import { type Database, preparedQuery, schema } from '@codedojo/db'
import { and, asc, eq, lte, min, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import { shareLookUp } from '../../../coalesce-look-ups.ts'
import { isPublic } from '../../problems/index.ts'
import { type ReviewAchievements, readReviewAchievements } from '../../reviews/index.ts'
import { type Audience, prepareByAudience, prepareDaysByAudience } from '../counted-submissions.ts'
import type { PersonClock } from '../days/person-clock.ts'
import type { DayCount, Days } from '../days/read-days.ts'
import type { StreakRun } from '../days/streak.ts'
import { isDailyProblem } from '../is-daily.ts'
import { reviewEvents } from '../review-events.ts'

const { contest, contestPerson, dailyProblem, problem, solved, studyPlan, studyPlanEntry, submission } =
  schema

export interface Solve {
  readonly problemId: string
  readonly difficulty: Difficulty
  /** Time of the first Accepted submission. */
  readonly at: Date
}

export interface PlanProgress {
  readonly total: number
  readonly solved: number
  /** Time of the last solve; null if none of its problems is solved. */
  readonly lastAt: Date | null
}

/** The facts that badges depend on. They are read anew each time, so a rejudge can also revoke a badge. */
export interface BadgeFacts {
  /** Oldest first. */
  readonly solves: readonly Solve[]
  /** First Accepted submission per language. */
  readonly languages: ReadonlyMap<Language, Date>
  readonly counts: readonly DayCount[]
  readonly runs: readonly StreakRun[]
  readonly streak: number
  /** End of the first finished contest with a submission of this person; null if none. */
  readonly firstContestAt: Date | null
  /** Times of daily problems solved on their date, oldest first. */
  readonly dailies: readonly Date[]
  readonly plans: readonly PlanProgress[]
  readonly reviews: ReviewAchievements
}

interface BadgeFactsQuery {
  readonly clock: PersonClock
  readonly reader: Audience
  readonly days: Days
}

export async function readBadgeFacts(
  database: Database,
  { clock, reader, days }: BadgeFactsQuery,
): Promise<BadgeFacts> {
  const asked = { userId: clock.userId }
  const [solves, languages, firstContestAt, dailies, reviews, plans] = await Promise.all([
    ownSolves[reader](database).execute(asked),
    readLanguages(database, reader, asked),
    readFirstContest(database, reader, asked),
    readDailies(database, clock, reader),
    readReviews(database, clock, reader),
    readPlans(database),
  ])
  const ownPlans = plans.map((plan) => progressOf(plan, solves))
  return { ...days, solves, languages, firstContestAt, dailies, plans: ownPlans, reviews }
}

const ownSolves = prepareByAudience('solves', (queries, own) =>
  queries
    .select({ problemId: problem.id, difficulty: problem.difficulty, at: submission.createdAt })
    .from(solved)
    .innerJoin(submission, eq(submission.id, solved.submissionId))
    .innerJoin(problem, eq(problem.id, solved.problemId))
    .where(own)
    .orderBy(asc(submission.createdAt)),
)

interface AskedOf {
  readonly userId: string
}

const ownLanguages = prepareByAudience('languages', (queries, own) =>
  queries
    .select({ language: submission.language, at: min(submission.createdAt) })
    .from(submission)
    .where(and(own, eq(submission.status, 'Accepted')))
    .groupBy(submission.language),
)

async function readLanguages(
  database: Database,
  reader: Audience,
  { userId }: AskedOf,
): Promise<Map<Language, Date>> {
  const rows = await ownLanguages[reader](database).execute({ userId })
  return new Map(rows.flatMap(({ language, at }) => (at ? [[languageSchema.parse(language), at]] : [])))
}

const firstContest = prepareByAudience('first_contest', (queries, own) => {
  const isTheirs = and(
    eq(contestPerson.contestId, contest.id),
    eq(contestPerson.userId, submission.userId),
    eq(contestPerson.isDisqualified, false),
  )
  return queries
    .select({ at: min(contest.endsAt) })
    .from(submission)
    .innerJoin(contest, eq(contest.id, submission.contestId))
    .innerJoin(contestPerson, isTheirs)
    .where(and(own, lte(contest.endsAt, sql`now()`), ne(contest.visibility, 'draft')))
})

async function readFirstContest(
  database: Database,
  reader: Audience,
  { userId }: AskedOf,
): Promise<Date | null> {
  const [row] = await firstContest[reader](database).execute({ userId })
  return row?.at ?? null
}

const ownDailies = prepareDaysByAudience(
  'dailies',
  (dayOf, own) => sql`
    select extract(epoch from min(${submission.createdAt}))::float8 * 1000 as at
      from ${submission} inner join ${dailyProblem}
        on ${dailyProblem.day} = ${dayOf(submission.createdAt)} and ${isDailyProblem(submission.problemId)}
      where ${and(own, eq(submission.status, 'Accepted'))} group by ${dailyProblem.day} order by at`,
)

const dailiesSchema = z.array(z.object({ at: z.number().transform((ms) => new Date(ms)) }))

async function readDailies(database: Database, clock: PersonClock, reader: Audience): Promise<Date[]> {
  const rows = await ownDailies[reader](database, clock)
  return dailiesSchema.parse(rows).map(({ at }) => at)
}

async function readReviews(
  database: Database,
  clock: PersonClock,
  reader: Audience,
): Promise<ReviewAchievements> {
  const events = await reviewEvents[reader](database, clock)
  return readReviewAchievements(database, { userId: clock.userId, events })
}

/** The visible problems of each plan. */
const readPlans = shareLookUp(async (database): Promise<ReadonlySet<string>[]> => {
  const plans = await problemsOfPlans(database).execute()
  return plans.map(({ problemIds }) => new Set(problemIds))
})

const problemsOfPlans = preparedQuery('problems_of_plans', (queries) =>
  queries
    .select({ problemIds: sql<string[]>`array_agg(${problem.id})` })
    .from(studyPlanEntry)
    .innerJoin(problem, eq(problem.id, studyPlanEntry.problemId))
    .innerJoin(studyPlan, eq(studyPlan.id, studyPlanEntry.planId))
    .where(and(isPublic, eq(studyPlan.isDeleted, false)))
    .groupBy(studyPlan.id)
    .orderBy(asc(studyPlan.position), asc(studyPlan.slug)),
)

function progressOf(ofPlan: ReadonlySet<string>, solves: readonly Solve[]): PlanProgress {
  // The solves are ordered: the last one is the newest.
  const own = solves.filter(({ problemId }) => ofPlan.has(problemId))
  return { total: ofPlan.size, solved: own.length, lastAt: own.at(-1)?.at ?? null }
}
