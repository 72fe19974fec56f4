import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { solved, submission } from './schema/index.ts'
import { openQueueTestbed } from './testing/index.ts'

const file = join(import.meta.dirname, '../migrations/0026_solved-by-the-first-made.sql')

test('marks of what was judged first are put right: what was made first counts, and when it was made', async () => {
  await using testbed = await openQueueTestbed()
  const { queries, pool } = testbed.database
  const bob = await testbed.addUser('Bob')
  const { userId: ada } = testbed.newJob()
  const put = async (userId: string, minute: number, status: string) => {
    const id = randomUUID()
    const createdAt = new Date(Date.UTC(2026, 0, 1, 8, minute))
    const made = { problemId: testbed.problemId, problemRevision: 1, language: 'cpp', code: '' } as const
    await queries.insert(submission).values({ id, userId, status, createdAt, ...made })
    return { id, createdAt }
  }
  await put(ada, 0, 'Wrong Answer')
  const first = await put(ada, 1, 'Accepted')
  const judgedFirst = await put(ada, 2, 'Accepted')
  const only = await put(bob, 3, 'Accepted')
  const mark = { problemId: testbed.problemId, solvedAt: new Date(Date.UTC(2026, 0, 1, 9)) }
  await queries.insert(solved).values([
    { ...mark, userId: ada, submissionId: judgedFirst.id },
    { ...mark, userId: bob, submissionId: only.id },
  ])

  for (const statement of (await readFile(file, 'utf8')).split('--> statement-breakpoint'))
    await pool.query(statement)

  const marks = await queries.select().from(solved)
  expect(Object.fromEntries(marks.map((each) => [each.userId, [each.submissionId, each.solvedAt]]))).toEqual({
    [ada]: [first.id, first.createdAt],
    [bob]: [only.id, only.createdAt],
  })
})
