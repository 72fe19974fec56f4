import type { Comparison, Language } from '@codedojo/contract'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../connection.ts'
import { problem, problemFile, type StoredValidation, testCase } from '../schema/problems.ts'

/** What a judge needs to know of a problem besides its cases. */
export interface ProblemToJudge {
  readonly id: string
  /** Rises with every change of what is read here; caches are keyed by it. */
  readonly revision: number
  readonly timeLimitMs: number
  readonly memoryLimitKb: number
  /** True: the limits hold for every language alike; false: each language gets its factor. */
  readonly sameLimits: boolean
  /** Of standard output; null for the usual one. */
  readonly outputLimitBytes: number | null
  readonly comparison: Comparison
  /** null where no program of the problem checks outputs or inputs. */
  readonly validation: StoredValidation | null
  readonly referenceSolution: readonly { language: Language; completeCode: string }[]
}

export async function readProblemToJudge(
  database: Database,
  problemId: string,
): Promise<ProblemToJudge | null> {
  const [row] = await database.queries
    .select({
      id: problem.id,
      revision: problem.revision,
      timeLimitMs: problem.timeLimitMs,
      memoryLimitKb: problem.memoryLimitKb,
      sameLimits: problem.sameLimits,
      outputLimitBytes: problem.outputLimitBytes,
      comparison: problem.comparison,
      validation: problem.validation,
      referenceSolution: problem.referenceSolution,
    })
    .from(problem)
    .where(eq(problem.id, problemId))
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

/** The cases in the order of judging. Read together with the revision they belong to. */
export function readCases(database: Database, problemId: string): Promise<CaseToJudge[]> {
  return database.queries
    .select({
      ordinal: testCase.ordinal,
      isVisible: testCase.isVisible,
      input: testCase.input,
      output: testCase.output,
      comparison: testCase.comparison,
      validatorFlags: testCase.validatorFlags,
    })
    .from(testCase)
    .where(eq(testCase.problemId, problemId))
    .orderBy(asc(testCase.ordinal))
}

export type ProblemFile = Omit<typeof problemFile.$inferSelect, 'problemId'>

/** The files of the programs that come with a problem, by program. Read together with the revision they belong to. */
export function readProblemFiles(database: Database, problemId: string): Promise<ProblemFile[]> {
  return database.queries
    .select({
      role: problemFile.role,
      program: problemFile.program,
      language: problemFile.language,
      name: problemFile.name,
      content: problemFile.content,
    })
    .from(problemFile)
    .where(eq(problemFile.problemId, problemId))
    .orderBy(asc(problemFile.role), asc(problemFile.program), asc(problemFile.name))
}
