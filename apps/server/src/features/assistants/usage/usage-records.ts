import type { Assistant, Language, ReplyEnd } from '@codedojo/contract'
import { type Database, type Queries, schema, type Transaction } from '@codedojo/db'
import { and, eq, gte, isNull, lt, ne, not, or, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Config } from '../../../config.ts'
import { AppError } from '../../../http/app-error.ts'
import { lastLocalDays } from '../../admin/index.ts'
import { costMicros } from './cost-micros.ts'

const { assistantUse } = schema

/** Maximum duration of an answer, in case a service keeps sending for ever. */
export const longestAnswerMs = 300_000

/** After this time the server of an answer is presumed dead: the maximum duration, and a minute to store the result. */
const isLost = sql`(${assistantUse.end} is null
  and ${assistantUse.at} < now() - make_interval(secs => ${longestAnswerMs / 1000 + 60}))`

interface QuotaQuestion {
  readonly userId: string
  readonly assistant: Assistant
  /** Daily quota per person. */
  readonly perDay: number
}

export interface NewUsageRecord extends QuotaQuestion {
  /** null if not about a problem. */
  readonly problemId: string | null
  readonly language: Language | null
  readonly provider: 'gemini' | 'openai' | 'coach'
  /** Empty for the embedded coach. */
  readonly model: string
}

/**
 * Opens the usage record of an answer; returns its id for `closeUsageRecord`. Concurrent questions cannot exceed the quota.
 * Throws `too_many_requests`, with the seconds until midnight in the server's time zone.
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
  /** null if the provider did not report it. */
  readonly promptTokens: number | null
  readonly replyTokens: number | null
  readonly prices: Config['tokenPrices']
}

/** Stores the result of an answer. A record already marked as lost stays failed, but its costs are stored. */
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

/** Marks the open records of a conversation without a live answer as failed: their server died. */
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

/** Remaining questions of today; failed and lost ones do not count. */
export async function questionsLeft(
  { queries }: { readonly queries: Queries | Transaction },
  { userId, assistant, perDay }: QuotaQuestion,
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

/** Marks lost records as failed, and deletes those older than the year that the usage page covers. */
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
