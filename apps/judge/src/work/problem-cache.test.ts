import { randomUUID } from 'node:crypto'
import { type Database, insertVersion, schema } from '@codedojo/db'
import { addProblem, cloneDatabase } from '@codedojo/db/testing'
import { and, eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cacheProblems } from './problem-cache.ts'

const { problemVersion, testCase } = schema

let database: Database
beforeEach(async () => {
  database = await cloneDatabase()
})
afterEach(() => database[Symbol.asyncDispose]())

const cases = [{ in: '1 2', out: '3' }]

/** Removes a version, as a refused save does, so that its number can be reused. */
const discard = (queries: Pick<Database['queries'], 'delete'>, problemId: string) =>
  queries
    .delete(problemVersion)
    .where(and(eq(problemVersion.problemId, problemId), eq(problemVersion.version, 1)))
    .then(() => queries.delete(testCase).where(eq(testCase.problemId, problemId)))

/** Saves the same version number again, with input and output of the case swapped and another limit. */
async function insertMended(problemId: string): Promise<void> {
  const { queries } = database
  const [row] = await queries.select().from(problemVersion).where(eq(problemVersion.problemId, problemId))
  const [one] = await queries.select().from(testCase).where(eq(testCase.problemId, problemId))
  if (!row || !one) throw new Error('The version is missing.')
  await discard(queries, problemId)
  const mended = { ...one, inputHash: one.outputHash, outputHash: one.inputHash }
  await queries.transaction((tx) =>
    insertVersion(tx, {
      row: { ...row, timeLimitMs: 2000, judgedHash: 'mended' },
      cases: [mended],
      files: [],
    }),
  )
}

test('a save that gets the number of a refused one is judged on its own cases and limits', async () => {
  const problemId = await addProblem(database, { id: randomUUID(), judgedHash: 'refused', cases })
  const cache = cacheProblems(database)
  const refused = await cache.read({ problemId, revision: 1 })
  await insertMended(problemId)

  const mended = await cache.read({ problemId, revision: 1 })

  expect([refused?.problem.timeLimitMs, refused?.cases[0]?.input.toString()]).toEqual([1000, '1 2'])
  expect([mended?.problem.timeLimitMs, mended?.cases[0]?.input.toString()]).toEqual([2000, '3'])
})

test('a revision that has not changed is read once', async () => {
  const problemId = await addProblem(database, { judgedHash: 'same', cases })
  const cache = cacheProblems(database)

  const [first, second] = [
    await cache.read({ problemId, revision: 1 }),
    await cache.read({ problemId, revision: 1 }),
  ]

  expect(second).toBe(first)
})

test('a save that is refused while it is read is read whole, not without its cases', async () => {
  const problemId = await addProblem(database, { cases })
  const waits = sql`select from pg_locks where relation = 'test_case'::regclass and not granted`

  const read = await database.queries.transaction(async (tx) => {
    await tx.execute(sql`lock table test_case in access exclusive mode`)
    const reading = cacheProblems(database).read({ problemId, revision: 1 })
    await vi.waitFor(async () => expect((await tx.execute(waits)).rowCount).toBeGreaterThan(0), 30_000)
    await discard(tx, problemId)
    return { reading }
  })

  expect((await read.reading)?.cases).toHaveLength(1)
})
