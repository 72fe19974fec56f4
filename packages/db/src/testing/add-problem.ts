import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../connection.ts'
import { insertVersion, type VersionCase, type VersionFile } from '../problems/insert-version.ts'
import { storeFiles } from '../problems/store-files.ts'
import { problem, type problemVersion } from '../schema/index.ts'

type VersionRow = typeof problemVersion.$inferInsert
type ProblemRow = typeof problem.$inferInsert

export interface TestCaseOptions extends Partial<Omit<VersionCase, 'inputHash' | 'outputHash'>> {
  readonly in: string | Uint8Array
  readonly out: string | Uint8Array
}

export interface TestProblemOptions extends Partial<Omit<VersionRow, 'problemId' | 'version' | 'revision'>> {
  readonly id?: string
  readonly number?: number
  readonly slug?: string
  readonly deletedAt?: ProblemRow['deletedAt']
  readonly publishedAt?: ProblemRow['publishedAt']
  readonly cases?: readonly TestCaseOptions[]
  readonly files?: readonly VersionFile[]
}

/**
 * Adds a problem in its first version, with defaults for everything that is not given. Its first case is visible unless the cases
 * specify otherwise. Returns its id.
 */
export async function addProblem(database: Database, given: TestProblemOptions = {}): Promise<string> {
  const { id = randomUUID(), slug = null, deletedAt = null, cases = [], files = [] } = given
  const { publishedAt, ...asked } = given
  const row: VersionRow = {
    title: 'Sum',
    description: 'Add.',
    difficulty: 'easy',
    tags: 'Math',
    timeLimitMs: 1000,
    memoryLimitKb: 262_144,
    timeLimitSource: 'given',
    comparison: { caseSensitive: true, spaceSensitive: false, floatAbsolute: null, floatRelative: null },
    startCode: [],
    referenceSolution: [],
    hints: [],
    ...asked,
    problemId: id,
    version: 1,
    revision: 1,
  }
  const { title, difficulty, tags } = row
  const texts = cases.flatMap((one) => [Buffer.from(one.in), Buffer.from(one.out)])
  await database.queries.transaction(async (tx) => {
    const hashes = await storeFiles(tx, texts)
    const number = given.number ?? (await nextNumber(tx))
    await tx.insert(problem).values({
      ...{ id, number, slug, title, difficulty: difficulty || 'easy', tags, deletedAt },
      ...(publishedAt !== undefined && { publishedAt }),
    })
    await insertVersion(tx, {
      row,
      files,
      cases: cases.map(({ in: _, out: __, ...one }, at) => ({
        isVisible: at === 0,
        ...one,
        inputHash: hashes[2 * at] ?? Buffer.alloc(0),
        outputHash: hashes[2 * at + 1] ?? Buffer.alloc(0),
      })),
    })
  })
  return id
}

/** Concurrent calls wait for each other, so that numbers are unique. */
async function nextNumber(tx: Transaction): Promise<SQL> {
  await tx.execute(sql`lock table ${problem} in share row exclusive mode`)
  return sql`(select coalesce(max(number), 0) + 1 from problem)`
}
