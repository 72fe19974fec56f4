import { randomUUID } from 'node:crypto'
import { type Database, schema } from '@codedojo/db'
import { cloneDatabase } from '@codedojo/db/testing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { costMicros } from './cost-micros.ts'
import { readDailyUsage } from './daily-usage.ts'
import {
  closeUsageRecord,
  type NewUsageRecord,
  openUsageRecord,
  questionsLeft,
  sweepUsageRecords,
} from './usage-records.ts'

const { assistantUse } = schema

let database: Database
let userId: string
beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(() => database[Symbol.asyncDispose]())
beforeEach(async () => {
  userId = await addUser()
})

async function addUser(): Promise<string> {
  const id = randomUUID()
  await database.queries
    .insert(schema.user)
    .values({ id, name: 'Ada', firstName: 'Ada', email: `${id}@example.org` })
  return id
}

const gemini = { provider: 'gemini', model: 'gemini-3.5-flash-lite' } as const
const begin = (change: Partial<NewUsageRecord> = {}) =>
  database.queries.transaction((tx) =>
    openUsageRecord(tx, {
      ...{ userId, assistant: 'ninja', perDay: 3, problemId: null, language: 'cpp' },
      ...gemini,
      ...change,
    }),
  )
const left = (assistant: NewUsageRecord['assistant'] = 'ninja') =>
  questionsLeft(database, { userId, assistant, perDay: 3 })
const nothing = { promptTokens: null, replyTokens: null, prices: null } as const

test('questions of a person and a day are counted for each assistant, and what failed is not', async () => {
  await begin()
  await begin({ assistant: 'sahayak' })
  await closeUsageRecord(database, await begin(), { end: 'failed', ...nothing })
  await closeUsageRecord(database, await begin(), { end: 'stopped', ...nothing })
  const long = await begin({ assistant: 'sahayak' })
  await database.queries
    .update(assistantUse)
    .set({ at: new Date(Date.now() - 26 * 3_600_000) })
    .where(eq(assistantUse.id, long))

  expect([await left(), await left('sahayak')]).toEqual([1, 2])
})

test('a question whose server died is failed once no answer could take so long, and stays failed', async () => {
  const [lost, open] = [await begin(), await begin()]
  const at = new Date(Date.now() - 7 * 60_000)
  await database.queries.update(assistantUse).set({ at }).where(eq(assistantUse.id, lost))

  const leftBefore = await left()
  await sweepUsageRecords(database)
  await closeUsageRecord(database, lost, { end: 'whole', promptTokens: 7, replyTokens: 3, prices: null })

  const rows = await database.queries
    .select({ id: assistantUse.id, end: assistantUse.end, promptTokens: assistantUse.promptTokens })
    .from(assistantUse)
    .where(eq(assistantUse.userId, userId))
  expect([leftBefore, await left()]).toEqual([2, 2])
  expect(rows.find(({ id }) => id === lost)).toMatchObject({ end: 'failed', promptTokens: 7 })
  expect(rows.find(({ id }) => id === open)).toMatchObject({ end: null })
})

test('of twenty questions at once no more go through than are left', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 20 }, () => begin()))

  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect(await left()).toBe(0)
  await expect(begin()).rejects.toMatchObject({
    code: 'too_many_requests',
    message: 'You have asked 3 questions today. Ask again tomorrow.',
    retryAfter: expect.any(Number),
  })
})

test.each([
  [{ promptTokens: 1000, replyTokens: 500 }, { prompt: 0.3, reply: 2.5 }, 1550],
  [{ promptTokens: 1, replyTokens: 1 }, { prompt: 0, reply: 0 }, 0],
  [{ promptTokens: 1000, replyTokens: null }, { prompt: 0.3, reply: 2.5 }, null],
  [{ promptTokens: 1000, replyTokens: 500 }, null, null],
])('%o at prices of %o cost %s millionths', (tokens, prices, micros) => {
  expect(costMicros(tokens, prices)).toBe(micros)
})

test('the sums of a day tell questions, people, failures, tokens and costs, by who answered', async () => {
  const prices = { prompt: 1, reply: 2 }
  const model = `model-${randomUUID()}`
  await closeUsageRecord(database, await begin({ model }), {
    end: 'whole',
    promptTokens: 100,
    replyTokens: 10,
    prices,
  })
  await closeUsageRecord(database, await begin({ model }), {
    ...{ end: 'withheld', promptTokens: 50, replyTokens: 5, prices },
  })
  await closeUsageRecord(database, await begin({ model, userId: await addUser() }), {
    end: 'failed',
    ...nothing,
  })
  await closeUsageRecord(database, await begin({ provider: 'coach', model: '' }), {
    end: 'whole',
    ...nothing,
  })

  const { days: rows, span } = await readDailyUsage(database, 1)

  expect(rows.filter((row) => row.model === model)).toEqual([
    {
      day: span.to,
      assistant: 'ninja',
      provider: 'gemini',
      model,
      questions: 3,
      people: 2,
      failed: 1,
      withheld: 1,
      promptTokens: 150,
      replyTokens: 15,
      costMicros: 180,
    },
  ])
  expect(rows.find(({ provider }) => provider === 'coach')).toMatchObject({ model: '', costMicros: null })
})

test('questions outlive the person who asked, and are forgotten after 400 days', async () => {
  const [recent, old] = [await begin(), await begin()]
  await database.queries
    .update(assistantUse)
    .set({ at: new Date(Date.now() - 401 * 86_400_000) })
    .where(eq(assistantUse.id, old))
  await database.queries.delete(schema.user).where(eq(schema.user.id, userId))

  await sweepUsageRecords(database)

  const kept = (id: string) => database.queries.$count(assistantUse, eq(assistantUse.id, id))
  expect([await kept(recent), await kept(old)]).toEqual([1, 0])
})
