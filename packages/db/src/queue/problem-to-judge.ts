import type { Comparison, Language, LanguageLimits } from '@codedojo/contract'
import { and, asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database, Queries, Transaction } from '../connection.ts'
import {
  problemFile,
  problemVersion,
  type StoredValidation,
  storedFile,
  testCase,
} from '../schema/problems.ts'

/** Which of its revisions a problem is judged as. */
export interface RevisionOfProblem {
  readonly problemId: string
  readonly revision: number
}

/** What a judge needs to know of a problem besides its cases; the same as long as its hash is, so that it can be kept. */
export interface ProblemToJudge extends RevisionOfProblem {
  readonly timeLimitMs: number
  readonly memoryLimitKb: number
  /** True: the limits hold for every language alike; false: each language gets its factor. */
  readonly sameLimits: boolean
  /** True: a learner's own inputs keep their carriage returns, as the cases do. */
  readonly keepsCarriageReturns: boolean
  /** What holds in one language instead. */
  readonly languageLimits: LanguageLimits
  /** Of standard output; null for the usual one. */
  readonly outputLimitBytes: number | null
  readonly comparison: Comparison
  /** null where no program of the problem checks outputs or inputs. */
  readonly validation: StoredValidation | null
  readonly referenceSolution: readonly { language: Language; completeCode: string }[]
  /**
   * Of all that is read of the revision: a save may get the number of one that was refused, and is told from it by this. null
   * for a problem that is older than the hash, and was never a save that could be refused.
   */
  readonly judgedHash: string | null
}

interface Source {
  readonly queries: Queries | Transaction
}

/** null when there is no such problem, or it has not this revision. */
export async function readProblemToJudge(
  { queries }: Source,
  { problemId, revision }: RevisionOfProblem,
): Promise<ProblemToJudge | null> {
  const [row] = await queries
    .select({
      problemId: problemVersion.problemId,
      revision: problemVersion.revision,
      timeLimitMs: problemVersion.timeLimitMs,
      memoryLimitKb: problemVersion.memoryLimitKb,
      sameLimits: problemVersion.sameLimits,
      keepsCarriageReturns: problemVersion.keepsCarriageReturns,
      languageLimits: problemVersion.languageLimits,
      outputLimitBytes: problemVersion.outputLimitBytes,
      comparison: problemVersion.comparison,
      validation: problemVersion.validation,
      referenceSolution: problemVersion.referenceSolution,
      judgedHash: problemVersion.judgedHash,
    })
    .from(problemVersion)
    // Revisions are the versions that changed what is read here.
    .where(and(eq(problemVersion.problemId, problemId), eq(problemVersion.version, revision)))
  return row ?? null
}

export interface CaseToJudge {
  /** From 1, visible cases first. */
  readonly ordinal: number
  readonly isVisible: boolean
  readonly input: Buffer
  readonly output: Buffer
  /** null: that of the problem. */
  readonly comparison: Comparison | null
  /** For output validators; null: those of the problem. */
  readonly validatorFlags: readonly string[] | null
}

/** The cases in the order of judging. */
export function readCases(
  { queries }: Source,
  { problemId, revision }: RevisionOfProblem,
): Promise<CaseToJudge[]> {
  const input = alias(storedFile, 'input')
  const output = alias(storedFile, 'output')
  return queries
    .select({
      ordinal: testCase.ordinal,
      isVisible: testCase.isVisible,
      input: input.content,
      output: output.content,
      comparison: testCase.comparison,
      validatorFlags: testCase.validatorFlags,
    })
    .from(testCase)
    .innerJoin(input, eq(input.hash, testCase.inputHash))
    .innerJoin(output, eq(output.hash, testCase.outputHash))
    .where(and(eq(testCase.problemId, problemId), eq(testCase.revision, revision)))
    .orderBy(asc(testCase.ordinal))
}

export type ProblemFile = Omit<typeof problemFile.$inferSelect, 'problemId' | 'revision'>

/** The files of the programs that come with a problem, by program. */
export function readProblemFiles(
  { queries }: Source,
  { problemId, revision }: RevisionOfProblem,
): Promise<ProblemFile[]> {
  return queries
    .select({
      role: problemFile.role,
      program: problemFile.program,
      language: problemFile.language,
      name: problemFile.name,
      content: problemFile.content,
    })
    .from(problemFile)
    .where(and(eq(problemFile.problemId, problemId), eq(problemFile.revision, revision)))
    .orderBy(asc(problemFile.role), asc(problemFile.program), asc(problemFile.name))
}

interface RevisionToJudge {
  readonly problem: ProblemToJudge
  readonly cases: readonly CaseToJudge[]
  readonly files: readonly ProblemFile[]
}

/** All of it as it was at one moment: a save that is refused meanwhile takes none of its cases away from under the reader. */
export function readRevision(
  { queries }: Database,
  wanted: RevisionOfProblem,
): Promise<RevisionToJudge | null> {
  const read = async (tx: Transaction) => {
    const source = { queries: tx }
    const problem = await readProblemToJudge(source, wanted)
    if (!problem) return null
    const cases = await readCases(source, wanted)
    return { problem, cases, files: await readProblemFiles(source, wanted) }
  }
  return queries.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })
}
