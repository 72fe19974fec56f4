import { type ContestRule, languages, type Verdict } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'

const { contest, contestPerson, contestProblem, problem, submission, user } = schema

export interface Simulation {
  readonly people: number
  readonly problems: number
  readonly submissions: number
  readonly minutes: number
  readonly freezeMinutes: number
  readonly rule: ContestRule
  readonly seed: number
  /** Start of the contest; in the past, because the database checks it. */
  readonly startsAt: Date
}

const verdicts: readonly Verdict[] = [
  'Accepted',
  'Accepted',
  'Wrong Answer',
  'Wrong Answer',
  'Time Limit Exceeded',
  'Memory Limit Exceeded',
  'Output Limit Exceeded',
  'Runtime Error',
  'Compilation Error',
  'Internal Error',
]

/**
 * Inserts a contest with participants and judged submissions, generated from a seed; some submissions are before the
 * start or after the end, some people are out of competition or disqualified. Returns its id.
 */
export async function simulateContest({ queries }: Database, plan: Simulation): Promise<string> {
  const id = crypto.randomUUID()
  const random = makeRandom(plan.seed)
  const minute = 60_000
  const start = plan.startsAt.getTime()
  const ids = (count: number) => Array.from({ length: count }, () => crypto.randomUUID())
  const [userIds, problemIds] = [ids(plan.people), ids(plan.problems)]
  const email = (of: string) => `${of}@example.org`

  await queries.insert(user).values(
    userIds.map((of, at) => ({
      id: of,
      name: `Person ${at}`,
      firstName: `Person ${at}`,
      email: email(of),
    })),
  )
  await queries.insert(problem).values(
    problemIds.map((of, at) => {
      const title = `Simulated ${at} of ${id}`
      return {
        id: of,
        number: 1_000_000 + random(1_000_000_000),
        title,
        difficulty: 'easy' as const,
        tags: 'Math',
      }
    }),
  )
  await queries.insert(contest).values({
    ...{ id, name: 'Simulated', rule: plan.rule, visibility: 'public', penaltyMinutes: 20, isRated: true },
    freezeMinutes: plan.freezeMinutes,
    startsAt: plan.startsAt,
    endsAt: new Date(start + plan.minutes * minute),
    languages: [...languages],
  })
  await queries.insert(contestProblem).values(
    problemIds.map((problemId, at) => ({
      ...{ contestId: id, position: at + 1, problemId, points: 100 * (at + 1), isNew: false },
    })),
  )
  await queries.insert(contestPerson).values(
    userIds.map((userId, at) => ({
      ...{ contestId: id, userId, isOfficial: at % 29 !== 7, isDisqualified: at % 31 === 5 },
    })),
  )
  const rows = Array.from({ length: plan.submissions }, (_, at) => ({
    id: crypto.randomUUID(),
    contestId: id,
    userId: pick(userIds, random),
    problemId: pick(problemIds, random),
    ...{ problemRevision: 1, language: 'python' as const, code: 'pass' },
    status: pick(verdicts, random),
    // Each submission has its own millisecond, so that the order is unambiguous.
    createdAt: new Date(start + random((plan.minutes + 4) * 60) * 1000 - 2 * minute + (at % 1000)),
  }))
  for (let at = 0; at < rows.length; at += 1000)
    await queries.insert(submission).values(rows.slice(at, at + 1000))
  return id
}

function pick<T>(list: readonly T[], random: (below: number) => number): T {
  const found = list[random(list.length)]
  if (found === undefined) throw new RangeError('There is nothing to draw from.')
  return found
}

/**
 * A linear congruential generator: integers from 0 to below the bound. Source: Numerical Recipes, "quick and dirty".
 */
function makeRandom(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
