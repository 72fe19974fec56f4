import type { Problem, SolutionAccess } from '@codedojo/contract'
import { type Database, runSharedQueries } from '@codedojo/db'
import { readCaseTexts } from '../cases/stored-texts.ts'
import { countHiddenCases, type ProblemRow } from '../queries.ts'
import { problemForLearner } from './wire-problem.ts'

/*
 * How it works: hundreds of people open the same problem in the same minute. The part that is equal for all readers
 * with the same solution access is built once per saved version, which is immutable. Live facts, such as how many have
 * solved it, are added per request.
 */

const kilobyte = 1024

/** Limits of the examples in a statement, which people read. */
const forLearners = { wholeBytes: 256 * kilobyte, allBytes: 4096 * kilobyte, startBytes: 4 * kilobyte }

/** A statement with its code and editorial has about 20,000 characters, and its answer as many. */
const mostCharacters = 32 * 1024 * kilobyte

export type Statement = Omit<Problem, 'acceptedCount' | 'submittedCount'>

interface CachedStatement {
  readonly statement: Promise<Statement>
  characters: number
}

/** By version and access, least recently used first. */
const caches = new WeakMap<Database, Map<string, CachedStatement>>()

/** The cached part of a problem for its readers. Callers must not mutate it. */
export async function readStatement(
  database: Database,
  row: ProblemRow,
  access: SolutionAccess,
): Promise<Statement> {
  const cache = caches.get(database) ?? new Map<string, CachedStatement>()
  caches.set(database, cache)
  const key = [row.id, row.version, row.updatedAt.getTime(), access].join(' ')
  const cached = cache.get(key) ?? {
    statement: runSharedQueries(() => buildStatement(database, row, access)),
    characters: 0,
  }
  cache.delete(key)
  cache.set(key, cached)
  try {
    const statement = await cached.statement
    if (cached.characters === 0) {
      // Once as it is, and once serialised as an answer.
      cached.characters = 2 * JSON.stringify(statement).length
      dropOldest(cache)
    }
    return statement
  } catch (error) {
    if (cache.get(key) === cached) cache.delete(key)
    throw error
  }
}

async function buildStatement(
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

function dropOldest(cache: Map<string, CachedStatement>): void {
  let characters = 0
  for (const cached of cache.values()) characters += cached.characters
  for (const [key, cached] of cache) {
    if (characters <= mostCharacters) return
    characters -= cached.characters
    cache.delete(key)
  }
}
