import { isLimitExceeded, type JudgedCase } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, asc, eq, isNotNull } from 'drizzle-orm'

const { judgedMistake, knownMistake } = schema

/** The known mistakes that get the same results as a program. */
export interface SameMistakes {
  /** What the known mistakes get wrong, one or two sentences; see `KnownMistake`. */
  readonly sentences: readonly string[]
  /** Numbers of cases on which both are wrong, with the same value, and on which both are right. */
  readonly wrong: number
  readonly right: number
}

interface JudgedProgram {
  readonly problemId: string
  readonly revision: number
  readonly cases: readonly JudgedCase[]
}

/**
 * The known mistakes that are judged like this program: with the same verdicts, and the same first wrong values. Returns null if
 * there are none, or so many that they say nothing.
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
/** On a single case a program may be wrong for any reason. */
const leastCompared = 2

export function compareWithMistakes(
  cases: readonly JudgedCase[],
  mistakes: readonly JudgedMistake[],
): SameMistakes | null {
  const own = cases.filter(({ kind }) => kind !== 'custom')
  const same = mistakes.flatMap(({ sentence, cases: theirs }) => {
    const compared = comparable(own, theirs ?? [])
    const numberOf = (verdict: JudgedCase['status']) =>
      compared.filter(([{ status }]) => status === verdict).length
    const [wrong, right] = [numberOf('Wrong Answer'), numberOf('Accepted')]
    const isSame = compared.every(([mine, their]) => isJudgedAlike(mine, their))
    return isSame && wrong > 0 && compared.length >= leastCompared ? [{ sentence, wrong, right }] : []
  })
  const sentences = [...new Set(same.map(({ sentence }) => sentence))]
  const [first] = same
  if (!first || sentences.length > mostSentences) return null
  return { sentences, wrong: first.wrong, right: first.right }
}

type Pair = readonly [mine: schema.ComparedCase, theirs: schema.ComparedCase]

/**
 * The cases of both programs up to the first exceeded limit of either, where judging ends, because languages differ in speed.
 * None if one was judged on other cases.
 */
function comparable(own: readonly schema.ComparedCase[], theirs: readonly schema.ComparedCase[]): Pair[] {
  const pairs = own.slice(0, theirs.length).map((mine, at): Pair => [mine, theirs[at] ?? mine])
  const end = pairs.findIndex((pair) => pair.some(({ status }) => isLimitExceeded(status)))
  const within = end < 0 ? pairs : pairs.slice(0, end)
  return within.every(([mine, their]) => mine.index === their.index) ? within : []
}

function isJudgedAlike(mine: schema.ComparedCase, their: schema.ComparedCase): boolean {
  if (mine.status !== their.status) return false
  if (mine.status !== 'Wrong Answer') return true
  return mine.wrongDigest !== undefined && mine.wrongDigest === their.wrongDigest
}
