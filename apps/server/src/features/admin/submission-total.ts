import { type Database, schema } from '@codedojo/db'
import { gte, lt } from 'drizzle-orm'

const { submission } = schema

/** A submission is inserted within this time after its timestamp, so older rows need counting only once. */
const settledAfterMs = 60_000
/** Until the next full count the total includes submissions of people who were erased. */
const countAgainAfterMs = 10 * 60_000

/** Counts all submissions. A million rows take 0.2 s, so the older ones are counted only every ten minutes. */
export function makeSubmissionCounter({ queries }: Database): () => Promise<number> {
  let settled: { readonly until: Date; readonly count: number } | null = null
  return async () => {
    if (settled === null || Date.now() - settled.until.getTime() > settledAfterMs + countAgainAfterMs) {
      const until = new Date(Date.now() - settledAfterMs)
      settled = { until, count: await queries.$count(submission, lt(submission.createdAt, until)) }
    }
    const { until, count } = settled
    return count + (await queries.$count(submission, gte(submission.createdAt, until)))
  }
}
