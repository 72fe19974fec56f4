import {
  type Database,
  type ProblemRevision,
  type ProblemToJudge,
  readProblemToJudge,
  readRevision,
  type CaseToJudge as StoredCase,
} from '@codedojo/db'
import { type ProblemPrograms, programsOfProblem } from './programs-of-problem.ts'

export interface CachedProblem {
  readonly problem: ProblemToJudge
  readonly cases: readonly StoredCase[]
  readonly programs: ProblemPrograms
}

/** A cache of problem revisions with their cases. */
export interface ProblemCache {
  /** null if the problem does not exist any more. */
  readonly read: (wanted: ProblemRevision) => Promise<CachedProblem | null>
  readonly keptBytes: () => number
}

const usualMostBytes = 256 * 1024 * 1024

export function cacheProblems(database: Database, mostBytes: number = usualMostBytes): ProblemCache {
  // In the order of last use: a `Map` iterates in insertion order.
  const kept = new Map<string, CachedProblem>()
  const keptBytes = () => [...kept.values()].reduce((sum, each) => sum + bytesOf(each), 0)

  return {
    read: async (wanted) => {
      const key = `${wanted.problemId} ${wanted.revision}`
      // Read every time, because the revision may have been deleted and its number reused by another save.
      const problem = await readProblemToJudge(database, wanted)
      const known = kept.get(key)
      kept.delete(key)
      if (!problem) return null
      const isKnown = known?.problem.judgedHash === problem.judgedHash
      const current = isKnown ? known : await readWhole(database, wanted)
      if (!current) return null
      kept.set(key, current)
      for (const oldest of kept.keys()) {
        if (keptBytes() <= mostBytes) break
        kept.delete(oldest)
      }
      return current
    },
    keptBytes,
  }
}

async function readWhole(database: Database, wanted: ProblemRevision): Promise<CachedProblem | null> {
  const revision = await readRevision(database, wanted)
  if (!revision) return null
  const { problem, cases, files } = revision
  return { problem, cases, programs: programsOfProblem(files) }
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
