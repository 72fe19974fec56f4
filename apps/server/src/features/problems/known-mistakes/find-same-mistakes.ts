import type { JudgedCase } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, asc, eq, isNotNull } from 'drizzle-orm'

const { judgedMistake, knownMistake } = schema

/** What a program has in common with known mistakes of its problem. */
export interface SameMistakes {
  /** What the known mistakes get wrong, one or two sentences; see `KnownMistake`. */
  readonly sentences: readonly string[]
  /** Number of cases on which they were compared, and of those that are wrong. */
  readonly compared: number
  readonly wrong: number
}

interface JudgedProgram {
  readonly problemId: string
  readonly revision: number
  readonly cases: readonly JudgedCase[]
}

/**
 * The known mistakes that are judged like this program: right and wrong on the same cases, with the same first wrong values.
 * null if there are none, or so many that they say nothing.
 */
export async function findSameMistakes(
  { queries }: Pick<Database, 'queries'>,
  { problemId, revision, cases }: JudgedProgram,
): Promise<SameMistakes | null> {
  const judged = await queries
    .select({ sentence: knownMistake.sentence, cases: judgedMistake.cases })
    .from(judgedMistake)
    .innerJoin(
      knownMistake,
      and(eq(knownMistake.problemId, judgedMistake.problemId), eq(knownMistake.path, judgedMistake.path)),
    )
    .where(
      and(
        eq(judgedMistake.problemId, problemId),
        eq(judgedMistake.revision, revision),
        isNotNull(judgedMistake.cases),
      ),
    )
    .orderBy(asc(knownMistake.path))
  return compareWithMistakes(cases, judged)
}

interface JudgedMistake {
  readonly sentence: string
  readonly cases: readonly schema.ComparedCase[] | null
}

/** More say nothing about the cause. */
const mostSentences = 2
/** So many wrong verdicts on the same cases are hardly a coincidence. */
const fewVerdicts = 3

export function compareWithMistakes(
  cases: readonly JudgedCase[],
  mistakes: readonly JudgedMistake[],
): SameMistakes | null {
  const own = cases.filter(({ kind }) => kind !== 'custom')
  const same = mistakes.flatMap(({ sentence, cases: theirs }) => {
    const compared = comparable(own, theirs ?? [])
    const wrong = compared.filter(([{ status }]) => status === 'Wrong Answer')
    // Where a checker judges, only the verdicts can be compared.
    const isTelling = wrong.some(([{ difference }]) => difference !== null) || wrong.length >= fewVerdicts
    const isSame = isTelling && compared.every(([mine, their]) => isJudgedAlike(mine, their))
    return isSame ? [{ sentence, compared: compared.length, wrong: wrong.length }] : []
  })
  const sentences = [...new Set(same.map(({ sentence }) => sentence))]
  const [first] = same
  if (!first || sentences.length > mostSentences) return null
  return { sentences, compared: first.compared, wrong: first.wrong }
}

/**
 * The cases of both up to the first limit that one of them has exceeded, where judging ends; languages differ in speed. None if
 * one was judged on other cases.
 */
function comparable(
  own: readonly schema.ComparedCase[],
  theirs: readonly schema.ComparedCase[],
): (readonly [schema.ComparedCase, schema.ComparedCase])[] {
  const pairs = own.slice(0, theirs.length).map((mine, at) => [mine, theirs[at] ?? mine] as const)
  const end = pairs.findIndex((pair) => pair.some(isLimit))
  const within = end < 0 ? pairs : pairs.slice(0, end)
  return within.every(([mine, their]) => mine.index === their.index) ? within : []
}

function isLimit({ status }: schema.ComparedCase): boolean {
  return status.endsWith('Limit Exceeded')
}

function isJudgedAlike(mine: schema.ComparedCase, their: schema.ComparedCase): boolean {
  if (mine.status !== their.status) return false
  const [one, other] = [mine.difference, their.difference]
  return one?.line === other?.line && one?.token === other?.token && one?.actual === other?.actual
}
