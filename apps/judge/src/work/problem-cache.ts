import {
  type Database,
  type ProblemToJudge,
  readCases,
  readProblemFiles,
  readProblemToJudge,
  type CaseToJudge as StoredCase,
} from '@codedojo/db'
import { type ProblemPrograms, programsOfProblem } from './programs-of-problem.ts'

export interface CachedProblem {
  readonly problem: ProblemToJudge
  readonly cases: readonly StoredCase[]
  readonly programs: ProblemPrograms
}

/** Problems with their cases, kept in memory while their revision stays the same. */
export interface ProblemCache {
  /** null when there is no such problem. */
  readonly read: (problemId: string) => Promise<CachedProblem | null>
  readonly keptBytes: () => number
}

const usualMostBytes = 256 * 1024 * 1024

export function cacheProblems(database: Database, mostBytes: number = usualMostBytes): ProblemCache {
  // In the order of last use: a map lists its keys in the order in which they were set.
  const kept = new Map<string, CachedProblem>()
  const keptBytes = () => [...kept.values()].reduce((sum, each) => sum + bytesOf(each), 0)

  return {
    read: async (problemId) => {
      const problem = await readProblemToJudge(database, problemId)
      const known = kept.get(problemId)
      kept.delete(problemId)
      if (!problem) return null
      const isCurrent = known?.problem.revision === problem.revision
      const current = known && isCurrent ? known : await readWhole(database, problem)
      if (!current) return null
      kept.set(problemId, current)
      for (const oldest of kept.keys()) {
        if (keptBytes() <= mostBytes) break
        kept.delete(oldest)
      }
      return current
    },
    keptBytes,
  }
}

/** Problem, cases and files are separate questions: when the revision changed in between, all are asked again. */
async function readWhole(database: Database, problem: ProblemToJudge): Promise<CachedProblem | null> {
  const cases = await readCases(database, problem.id)
  const programs = programsOfProblem(await readProblemFiles(database, problem.id))
  const after = await readProblemToJudge(database, problem.id)
  if (!after) return null
  return after.revision === problem.revision ? { problem, cases, programs } : readWhole(database, after)
}

function bytesOf({ cases, programs }: CachedProblem): number {
  const ofCases = cases.reduce((sum, { input, output }) => sum + input.length + output.length, 0)
  const { outputValidators, inputValidators, includes } = programs
  const sources = [
    ...[...outputValidators, ...inputValidators].flatMap((program) => program.sources),
    ...[...includes.values()].flat(),
  ]
  return sources.reduce((sum, { bytes }) => sum + bytes.length, ofCases)
}
