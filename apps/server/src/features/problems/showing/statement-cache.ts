import type { Problem, SolutionAccess } from '@codedojo/contract'
import { type Database, runSharedQueries } from '@codedojo/db'
import { readCaseTexts } from '../cases/stored-texts.ts'
import { countHiddenCases, type ProblemRow } from '../queries.ts'
import { problemForLearner } from './wire-problem.ts'

/*
 * How it works: hundreds of people open one problem in the same minute. What is the same for all who may see as much of its solutions
 * is read and put together once for each saved version, which nobody changes any more. How many have solved it is added to it.
 */

const kilobyte = 1024

/** Examples of a statement are read by people. */
const forLearners = { wholeBytes: 256 * kilobyte, allBytes: 4096 * kilobyte, startBytes: 4 * kilobyte }

/** A statement with its code and editorial has some 20,000 characters. */
const mostCharacters = 32 * 1024 * kilobyte

type Statement = Omit<Problem, 'acceptedCount' | 'submittedCount'>

interface Cached {
  readonly statement: Promise<Statement>
  characters: number
}

/** By version and access, that which was wanted longest ago first. */
const caches = new WeakMap<Database, Map<string, Cached>>()

/** A problem as those see it who solve it, without what changes from moment to moment. Callers may not change it. */
export async function statementOf(
  database: Database,
  row: ProblemRow,
  access: SolutionAccess,
): Promise<Statement> {
  const cache = caches.get(database) ?? new Map<string, Cached>()
  caches.set(database, cache)
  const key = [row.id, row.version, row.updatedAt.getTime(), access].join(' ')
  const cached = cache.get(key) ?? {
    statement: runSharedQueries(() => readStatement(database, row, access)),
    characters: 0,
  }
  cache.delete(key)
  cache.set(key, cached)
  try {
    const statement = await cached.statement
    if (cached.characters === 0) {
      cached.characters = JSON.stringify(statement).length
      dropOldest(cache)
    }
    return statement
  } catch (error) {
    if (cache.get(key) === cached) cache.delete(key)
    throw error
  }
}

async function readStatement(
  database: Database,
  row: ProblemRow,
  access: SolutionAccess,
): Promise<Statement> {
  const wanted = { problemId: row.id, revision: row.revision, onlyVisible: true }
  const [visible, hiddenCount] = await Promise.all([
    readCaseTexts(database, wanted, forLearners),
    countHiddenCases(database, row),
  ])
  const {
    acceptedCount: _,
    submittedCount: __,
    ...statement
  } = problemForLearner({
    ...{ row, visible, hiddenCount, access },
    counters: { submitted: 0, accepted: 0 },
  })
  return statement
}

function dropOldest(cache: Map<string, Cached>): void {
  let characters = 0
  for (const cached of cache.values()) characters += cached.characters
  for (const [key, cached] of cache) {
    if (characters <= mostCharacters) return
    characters -= cached.characters
    cache.delete(key)
  }
}
