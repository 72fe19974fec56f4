import {
  type ContestState,
  letterOf,
  type ManagedContest,
  type ManagedContestDetail,
} from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { asc, desc, eq, ilike, type SQL, sql } from 'drizzle-orm'
import { likePattern } from '../../http/like-pattern.ts'
import { durationMinutes } from './contest-facts.ts'
import { type ContestRow, noSuchContest } from './find-contest.ts'

const { contest, contestPerson, contestProblem, contestQuestion, problem, submission } = schema

interface ListQuery {
  /** Search words in the name. */
  readonly q: string | undefined
}

export async function listManagedContests(
  { queries }: Database,
  { page, pageSize, ...query }: ListQuery & { readonly page: number; readonly pageSize: number },
): Promise<ManagedContest[]> {
  const rows = await queries
    .select(columns)
    .from(contest)
    .where(matching(query))
    .orderBy(desc(contest.startsAt), desc(contest.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return rows.map(wireContest)
}

export function countContests({ queries }: Database, query: ListQuery): Promise<number> {
  return queries.$count(contest, matching(query))
}

/** A contest with everything that its form shows. Throws `contest_not_found`. */
export async function readManagedContest({ queries }: Database, id: string): Promise<ManagedContestDetail> {
  const [found] = await queries
    .select({ ...columns, now: sql`now()`.mapWith(contest.startsAt) })
    .from(contest)
    .where(eq(contest.id, id))
  if (!found) throw noSuchContest()
  const problems = await queries
    .select({
      position: contestProblem.position,
      problemId: problem.id,
      title: problem.title,
      points: contestProblem.points,
      isNew: contestProblem.isNew,
    })
    .from(contestProblem)
    .innerJoin(problem, eq(problem.id, contestProblem.problemId))
    .where(eq(contestProblem.contestId, id))
    .orderBy(asc(contestProblem.position))
  const { row, now } = found
  const { description, code, penaltyMinutes, freezeMinutes, unveiledAt, updatedAt } = row
  return {
    ...wireContest(found),
    ...{ description, code, penaltyMinutes, freezeMinutes },
    now: now.toISOString(),
    languages: [...row.languages],
    unveiledAt: unveiledAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    problemList: problems.map(({ position, ...each }) => ({ letter: letterOf(position), ...each })),
  }
}

const stateNow = sql<ContestState>`case when ${contest.startsAt} > now() then 'upcoming'
  when ${contest.endsAt} > now() then 'running' else 'ended' end`
const isFrozenNow = sql<boolean>`${contest.unveiledAt} is null and ${contest.freezeMinutes} > 0
  and now() >= ${contest.endsAt} - make_interval(mins => ${contest.freezeMinutes})`

const columns = {
  row: contest,
  state: stateNow,
  isFrozen: isFrozenNow,
  problems: countOf(sql`${contestProblem} where ${contestProblem.contestId} = ${contest.id}`),
  registered: countOf(sql`${contestPerson} where ${contestPerson.contestId} = ${contest.id}`),
  submissions: countOf(sql`${submission} where ${submission.contestId} = ${contest.id}`),
  questions: countOf(sql`${contestQuestion} where ${contestQuestion.contestId} = ${contest.id}`),
  openQuestions: countOf(
    sql`${contestQuestion} where ${contestQuestion.contestId} = ${contest.id} and ${contestQuestion.answer} is null`,
  ),
}

function countOf(from: SQL) {
  return sql<number>`(select count(*)::int from ${from})`
}

interface ReadContest {
  readonly row: ContestRow
  readonly state: ContestState
  readonly isFrozen: boolean
  readonly problems: number
  readonly registered: number
  readonly submissions: number
  readonly questions: number
  readonly openQuestions: number
}

function wireContest({ row, ...counted }: ReadContest): ManagedContest {
  const { id, name, startsAt, endsAt, rule, isRated, visibility, ratedAt } = row
  const { state, isFrozen, problems, registered, submissions, questions, openQuestions } = counted
  return {
    ...{ _id: id, name, rule, isRated, visibility },
    ...{ state, isFrozen, problems, registered, submissions, questions, openQuestions },
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    minutes: durationMinutes(row),
    ratedAt: ratedAt?.toISOString() ?? null,
  }
}

function matching({ q }: ListQuery): SQL | undefined {
  const text = q?.trim() ?? ''
  return text === '' ? undefined : ilike(contest.name, likePattern(text))
}
