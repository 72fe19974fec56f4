import type { Comparison, Language, LanguageLimits, ScoreGroup, SignatureTexts } from '@codedojo/contract'
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

/** A problem and the revision by which it is judged. */
export interface ProblemRevision {
  readonly problemId: string
  readonly revision: number
}

/** What a judge needs to know about a problem besides its cases. It can be cached as long as its hash stays the same. */
export interface ProblemToJudge extends ProblemRevision {
  readonly timeLimitMs: number
  readonly memoryLimitKb: number
  /** True if the limits hold for every language alike; false if each language gets its factor. */
  readonly sameLimits: boolean
  /** True if custom inputs keep their carriage returns, as the cases do. */
  readonly keepsCarriageReturns: boolean
  /** Limits that replace the general ones in one language. */
  readonly languageLimits: LanguageLimits
  /** Limit of standard output; null for the default. */
  readonly outputLimitBytes: number | null
  readonly comparison: Comparison
  /** null if the problem has no validators. */
  readonly validation: StoredValidation | null
  /** How points are computed; null for a pass-fail problem. */
  readonly scoring: ScoreGroup | null
  /** The function that learners may write; null if there is none. */
  readonly signature: SignatureTexts | null
  readonly referenceSolution: readonly { language: Language; completeCode: string }[]
  /**
   * Hash over everything that is read of the revision. A save may get the number of a refused one, and the hash tells them apart.
   * null for problems older than the hash, which never were a save that could be refused.
   */
  readonly judgedHash: string | null
}

interface Source {
  readonly queries: Queries | Transaction
}

/** null if there is no such problem or revision. */
export async function readProblemToJudge(
  { queries }: Source,
  { problemId, revision }: ProblemRevision,
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
      scoring: problemVersion.scoring,
      signature: problemVersion.signature,
      referenceSolution: problemVersion.referenceSolution,
      judgedHash: problemVersion.judgedHash,
    })
    .from(problemVersion)
    // A version starts a revision if it changed anything that is read here.
    .where(and(eq(problemVersion.problemId, problemId), eq(problemVersion.version, revision)))
  return row ?? null
}

export interface CaseToJudge {
  /** From 1, visible cases first. */
  readonly ordinal: number
  readonly isVisible: boolean
  readonly input: Buffer
  readonly output: Buffer
  /** null if the problem's comparison applies. */
  readonly comparison: Comparison | null
  /** Flags for output validators; null if the problem's flags apply. */
  readonly validatorFlags: readonly string[] | null
  /** The group whose points depend on it; null in a pass-fail problem. */
  readonly groupName: string | null
}

/** The cases in the order of judging. */
export function readCases(
  { queries }: Source,
  { problemId, revision }: ProblemRevision,
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
      groupName: testCase.groupName,
    })
    .from(testCase)
    .innerJoin(input, eq(input.hash, testCase.inputHash))
    .innerJoin(output, eq(output.hash, testCase.outputHash))
    .where(and(eq(testCase.problemId, problemId), eq(testCase.revision, revision)))
    .orderBy(asc(testCase.ordinal))
}

export type ProblemFile = Omit<typeof problemFile.$inferSelect, 'problemId' | 'revision'>

/** The files of the problem's programs, sorted by program. */
export function readProblemFiles(
  { queries }: Source,
  { problemId, revision }: ProblemRevision,
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

/** Reads everything from one snapshot: a concurrently refused save cannot delete cases while they are read. */
export function readRevision(
  { queries }: Database,
  wanted: ProblemRevision,
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
