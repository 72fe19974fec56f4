import { schema, type Transaction } from '@codedojo/db'
import { and, asc, eq, gt, inArray, isNull, lt, ne, or } from 'drizzle-orm'
import { badInput } from '../../http/parse-input.ts'
import { isId } from '../problems/index.ts'
import type { ContestBody } from './contest-facts.ts'

const { contest, contestProblem, problem } = schema

export interface ChosenProblem {
  readonly problemId: string
  readonly points: number
  /** Whether no learner can see the problem yet. */
  readonly isNew: boolean
}

interface Choice {
  readonly body: Pick<ContestBody, 'problems'>
  /** null for a new contest. */
  readonly contestId: string | null
  readonly startsAt: Date
  readonly endsAt: Date
  readonly now: Date
}

/**
 * The problems named in a body, in its order. Throws `bad_input` for each entry that is unknown, duplicate, or reserved
 * for another contest at the same time. A finished contest keeps problems that have been deleted since.
 */
export async function chooseProblems(tx: Transaction, choice: Choice): Promise<ChosenProblem[]> {
  const { body, contestId, endsAt, now } = choice
  const ids = body.problems.map(({ problemId }) => problemId)
  const earlier = new Map((await readContestProblems(tx, contestId)).map((row) => [row.problemId, row]))
  const isThere = and(isNull(problem.deletedAt), gt(problem.version, 0))
  const wasUsed = endsAt <= now ? inArray(problem.id, [...earlier.keys()]) : undefined
  const rows = await tx
    .select({ id: problem.id, publishedAt: problem.publishedAt })
    .from(problem)
    .where(and(inArray(problem.id, ids.filter(isId)), or(isThere, wasUsed)))
    // Of two concurrent contests with the same problem, the second sees what the first has scheduled.
    .orderBy(asc(problem.id))
    .for('no key update')
  const known = new Map(rows.map((row) => [row.id, row]))
  const taken = await takenElsewhere(tx, choice, [...known.keys()])

  const issues = ids.flatMap((id, at) => {
    const message = faultOf(id, at, { ids, known, taken })
    return message === null ? [] : [{ code: 'custom' as const, path: ['problems', at, 'problemId'], message }]
  })
  if (issues.length > 0) throw badInput(issues.map((issue) => ({ ...issue, input: undefined })))

  return body.problems.map(({ problemId, points }) => {
    const publishedAt = known.get(problemId)?.publishedAt ?? null
    const isNew = earlier.get(problemId)?.isNew ?? !(publishedAt !== null && publishedAt <= now)
    return { problemId, points, isNew }
  })
}

interface ChoiceFacts {
  readonly ids: readonly string[]
  readonly known: ReadonlyMap<string, unknown>
  readonly taken: ReadonlyMap<string, string>
}

function faultOf(id: string, at: number, { ids, known, taken }: ChoiceFacts): string | null {
  if (!known.has(id)) return 'There is no such problem'
  if (ids.indexOf(id) < at) return 'This problem is in the list twice'
  const other = taken.get(id)
  return other === undefined ? null : `This problem is part of "${other}" already`
}

/**
 * By problem id, the name of another contest that reserves it: one at the same time, or one that will be the first to
 * show it.
 */
async function takenElsewhere(
  tx: Transaction,
  { contestId, startsAt, endsAt, now }: Choice,
  ids: string[],
): Promise<Map<string, string>> {
  const overlaps = and(lt(contest.startsAt, endsAt), gt(contest.endsAt, startsAt))
  const rows = await tx
    .select({ problemId: contestProblem.problemId, name: contest.name })
    .from(contestProblem)
    .innerJoin(contest, eq(contest.id, contestProblem.contestId))
    .where(
      and(
        inArray(contestProblem.problemId, ids),
        contestId === null ? undefined : ne(contest.id, contestId),
        gt(contest.endsAt, now),
        or(overlaps, eq(contestProblem.isNew, true)),
      ),
    )
  return new Map(rows.map(({ problemId, name }) => [problemId, name]))
}

/** The current problems of a contest, by letter. */
export async function readContestProblems(tx: Transaction, contestId: string | null) {
  if (contestId === null) return []
  return tx
    .select()
    .from(contestProblem)
    .where(eq(contestProblem.contestId, contestId))
    .orderBy(asc(contestProblem.position))
}
