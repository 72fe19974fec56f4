import { type Database, schema } from '@codedojo/db'
import { gte, lt } from 'drizzle-orm'

const { submission } = schema

/** A submission is stored this long after its time at most, so what is older is counted once. */
const settledAfterMs = 60_000
/** Submissions of people who were erased since are still in the total until then. */
const countAgainAfterMs = 10 * 60_000

/** Counts all submissions. A million takes a fifth of a second, so most of them are counted only every ten minutes. */
export function countSubmissions({ queries }: Database): () => Promise<number> {
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
