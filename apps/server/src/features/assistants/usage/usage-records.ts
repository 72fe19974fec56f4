import type { Assistant, Language, ReplyEnd } from '@codedojo/contract'
import { type Database, type Queries, schema, type Transaction } from '@codedojo/db'
import { and, eq, gte, isNull, lt, ne, not, or, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Config } from '../../../config.ts'
import { AppError } from '../../../http/app-error.ts'
import { lastLocalDays } from '../../admin/index.ts'
import { costMicros } from './cost-micros.ts'

const { assistantUse } = schema

/** Longest time of an answer, should a service send a word now and then for ever. */
export const longestAnswerMs = 300_000

/** Its server died: no answer takes so long, with a minute for what is written down after it. */
const isLost = sql`(${assistantUse.end} is null
  and ${assistantUse.at} < now() - make_interval(secs => ${longestAnswerMs / 1000 + 60}))`

interface Asking {
  readonly userId: string
  readonly assistant: Assistant
  /** Questions that one person may ask in a day. */
  readonly perDay: number
}

export interface NewUsageRecord extends Asking {
  /** null: not about a problem. */
  readonly problemId: string | null
  readonly language: Language | null
  readonly provider: 'gemini' | 'openai' | 'coach'
  /** Empty for the coach. */
  readonly model: string
}

/**
 * Writes down that an answer is about to be asked for, and answers the id for `closeUsageRecord`. Of several questions at once no more
 * go through than are left. Throws `too_many_requests`, with the seconds until midnight of the server's time zone.
 */
export async function openUsageRecord(tx: Transaction, use: NewUsageRecord): Promise<string> {
  const { userId, assistant, problemId, language, provider, model } = use
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`assistant:${userId}`}, 0))`)
  if ((await questionsLeft({ queries: tx }, use)) === 0) throw noneLeft(use.perDay)
  const id = uuidv7()
  await tx.insert(assistantUse).values({ id, userId, assistant, problemId, language, provider, model })
  return id
}

export interface UsageResult {
  readonly end: ReplyEnd
  /** null: the provider did not say. */
  readonly promptTokens: number | null
  readonly replyTokens: number | null
  readonly prices: Config['tokenPrices']
}

/** One that was given up for lost stays failed; what it cost is written down all the same. */
export async function closeUsageRecord(
  { queries }: { readonly queries: Queries | Transaction },
  id: string,
  { prices, end, ...tokens }: UsageResult,
): Promise<void> {
  await queries
    .update(assistantUse)
    .set({
      ...{ ...tokens, costMicros: costMicros(tokens, prices) },
      end: sql`coalesce(${assistantUse.end}, ${end})`,
    })
    .where(eq(assistantUse.id, id))
}

/** Ends the questions of a pair without a live answer as failed: their answers were lost with their server. */
export async function failLostUsageRecords(
  tx: Transaction,
  { userId, assistant, problemId }: Pick<NewUsageRecord, 'userId' | 'assistant' | 'problemId'>,
): Promise<void> {
  await tx
    .update(assistantUse)
    .set({ end: 'failed' })
    .where(
      and(
        eq(assistantUse.userId, userId),
        eq(assistantUse.assistant, assistant),
        problemId === null ? isNull(assistantUse.problemId) : eq(assistantUse.problemId, problemId),
        isNull(assistantUse.end),
      ),
    )
}

/** Questions that somebody may still ask today; what failed, or is lost, does not count against them. */
export async function questionsLeft(
  { queries }: { readonly queries: Queries | Transaction },
  { userId, assistant, perDay }: Asking,
): Promise<number> {
  const [today] = lastLocalDays(1, new Date())
  const { end, at } = assistantUse
  const asked = await queries.$count(
    assistantUse,
    and(
      eq(assistantUse.userId, userId),
      eq(assistantUse.assistant, assistant),
      gte(at, today?.from ?? new Date(0)),
      or(isNull(end), ne(end, 'failed')),
      not(isLost),
    ),
  )
  return Math.max(perDay - asked, 0)
}

/** What is lost has failed; the page of use goes back a year at most. */
export async function sweepUsageRecords({ queries }: Database): Promise<void> {
  await queries.update(assistantUse).set({ end: 'failed' }).where(isLost)
  await queries.delete(assistantUse).where(lt(assistantUse.at, sql`now() - interval '400 days'`))
}

function noneLeft(perDay: number): AppError {
  const [today] = lastLocalDays(1, new Date())
  const seconds = Math.ceil(((today?.to.getTime() ?? 0) - Date.now()) / 1000)
  return new AppError('too_many_requests', `You have asked ${perDay} questions today. Ask again tomorrow.`, {
    retryAfter: Math.max(seconds, 1),
  })
}
