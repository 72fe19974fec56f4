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
  /** Number of cases that are judged differently; absent if there are none. */
  readonly apart?: number
}

interface JudgedProgram {
  readonly problemId: string
  readonly revision: number
  readonly cases: readonly JudgedCase[]
}

/**
 * The known mistakes that are judged like this program: with the same verdicts, and the same wrong outputs. If there are none,
 * those that are judged almost like it. Returns null if there are none of these either, or so many that they say nothing.
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
  const compared = mistakes.map(({ sentence, cases: theirs }) => ({
    sentence,
    ...compare(comparable(own, theirs ?? [])),
  }))
  const same = compared.filter(({ apart, wrong, all }) => apart === 0 && wrong > 0 && all >= leastCompared)
  return named(same.length > 0 ? same : mostAlike(compared))
}

/** Those that are most like the program, if they are enough like it that chance does not explain it. */
function mostAlike(compared: readonly ComparedMistake[]): ComparedMistake[] {
  const near = compared.filter(
    ({ wrong, apart, outputs }) => outputs >= leastOutputs && wrong >= leastShare * (wrong + apart),
  )
  const most = Math.max(...near.map(shareOf))
  return near.filter((one) => shareOf(one) === most)
}

/** So many different wrong outputs are seldom the same by chance. */
const leastOutputs = 3
/** Of the cases on which either is wrong, the least part on which both are wrong in the same way. */
const leastShare = 0.8

function shareOf({ wrong, apart }: ComparedMistake): number {
  return wrong / (wrong + apart)
}

interface ComparedMistake {
  readonly sentence: string
  readonly all: number
  readonly wrong: number
  readonly right: number
  readonly apart: number
  /** Number of different wrong outputs that both have. */
  readonly outputs: number
}

function compare(pairs: readonly Pair[]): Omit<ComparedMistake, 'sentence'> {
  const alike = pairs.filter((pair) => isJudgedAlike(...pair))
  const wrong = alike.filter(([{ status }]) => status === 'Wrong Answer')
  return {
    all: pairs.length,
    wrong: wrong.length,
    right: alike.filter(([{ status }]) => status === 'Accepted').length,
    apart: pairs.length - alike.length,
    outputs: new Set(wrong.map(([{ wrongDigest }]) => wrongDigest)).size,
  }
}

function named(mistakes: readonly ComparedMistake[]): SameMistakes | null {
  const sentences = [...new Set(mistakes.map(({ sentence }) => sentence))]
  const [first] = mistakes
  if (!first || sentences.length > mostSentences) return null
  const { wrong, right, apart } = first
  return { sentences, wrong, right, ...(apart > 0 && { apart }) }
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
