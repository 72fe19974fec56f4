import type { CodeMode, Language } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, desc, eq, isNotNull, ne, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'

const { chatMessage, conversation, judgeJob, submission } = schema
const hint = alias(chatMessage, 'hint')
const question = alias(chatMessage, 'question')

interface OfProblem {
  readonly userId: string
  readonly problemId: string
}

/**
 * Counts judged submissions and those not Accepted, without Internal Errors. Also tells whether something was tried
 * ever, and since the last hint. Runs are deleted after an hour, so the conversation stores that one was seen.
 */
export async function countAttempts(database: Database, ofProblem: OfProblem) {
  const { queries } = database
  const since = await lastHintAt(database, ofProblem)
  const isSince = (time: SQLWrapper) =>
    since === null ? sql`true` : sql`${time} > ${since.toISOString()}::timestamptz`
  const [row] = await queries
    .select({
      judged: sql<number>`count(*)::int`,
      failed: sql<number>`(count(*) filter (where ${submission.status} <> 'Accepted'))::int`,
      recent: sql<number>`(count(*) filter (where ${isSince(submission.judgedAt)}))::int`,
    })
    .from(submission)
    .where(
      and(
        eq(submission.userId, ofProblem.userId),
        eq(submission.problemId, ofProblem.problemId),
        isNotNull(submission.judgedAt),
        ne(submission.status, 'Internal Error'),
      ),
    )
  const { recent, ...tries } = row ?? { judged: 0, failed: 0, recent: 0 }
  const runs = and(
    eq(judgeJob.userId, ofProblem.userId),
    eq(judgeJob.problemId, ofProblem.problemId),
    eq(judgeJob.kind, 'run'),
  )
  if (recent > 0 || (await queries.$count(judgeJob, and(runs, isSince(judgeJob.createdAt)))) > 0) {
    const forgets = and(ninjaConversationCondition(ofProblem), eq(conversation.hasTried, false))
    await queries.update(conversation).set({ hasTried: true }).where(forgets)
    return { ...tries, hasTried: true, hasEverTried: true }
  }
  const remembered = await queries.$count(
    conversation,
    and(ninjaConversationCondition(ofProblem), eq(conversation.hasTried, true)),
  )
  const hasEverTried = remembered > 0 || tries.judged > 0 || (await queries.$count(judgeJob, runs)) > 0
  return { ...tries, hasTried: remembered > 0, hasEverTried }
}

function ninjaConversationCondition({ userId, problemId }: OfProblem) {
  return and(
    eq(conversation.userId, userId),
    eq(conversation.assistant, 'ninja'),
    eq(conversation.problemId, problemId),
  )
}

/** When the question of the last hint was asked, or the conversation was cleared; null if there was no hint. */
async function lastHintAt({ queries }: Database, ofProblem: OfProblem): Promise<Date | null> {
  const [row] = await queries
    .select({ askedAt: question.at, clearedAt: conversation.clearedAt })
    .from(conversation)
    .leftJoin(hint, and(eq(hint.conversationId, conversation.id), isNotNull(hint.level)))
    .leftJoin(
      question,
      and(eq(question.conversationId, conversation.id), eq(question.position, sql`${hint.position} - 1`)),
    )
    .where(ninjaConversationCondition(ofProblem))
    .orderBy(sql`${hint.position} desc nulls last`)
    .limit(1)
  return row?.askedAt ?? row?.clearedAt ?? null
}

export interface NewestWork {
  readonly id: string
  readonly kind: 'run' | 'submit'
  readonly language: Language
  readonly code: string
  readonly mode: CodeMode
}

/** Verdicts that name no fault of the program. */
const noFault: ReadonlySet<string> = new Set(['Accepted', 'Internal Error'])

/**
 * The newest judged run or submission in a language; null if none. Runs are kept for an hour. A run that passed, of a program that was
 * submitted and not Accepted, does not count: it judged few cases, and the submission says what is wrong with the program.
 */
export async function findNewestWork(
  { queries }: Database,
  { userId, problemId, language }: OfProblem & { readonly language: Language },
): Promise<NewestWork | null> {
  const [submitted] = await queries
    .select({
      ...{ id: submission.id, code: submission.code, createdAt: submission.createdAt },
      ...{ mode: submission.mode, status: submission.status },
    })
    .from(submission)
    .where(
      and(
        eq(submission.userId, userId),
        eq(submission.problemId, problemId),
        eq(submission.language, language),
        isNotNull(submission.judgedAt),
      ),
    )
    .orderBy(desc(submission.createdAt))
    .limit(1)
  const [ran] = await queries
    .select({
      ...{ id: judgeJob.id, code: judgeJob.code, createdAt: judgeJob.createdAt },
      mode: judgeJob.mode,
      status: sql<string | null>`${judgeJob.outcome}->>'status'`,
    })
    .from(judgeJob)
    .where(
      and(
        eq(judgeJob.userId, userId),
        eq(judgeJob.problemId, problemId),
        eq(judgeJob.language, language),
        eq(judgeJob.kind, 'run'),
        eq(judgeJob.state, 'done'),
      ),
    )
    .orderBy(desc(judgeJob.createdAt))
    .limit(1)
  const isWrong = submitted && !noFault.has(submitted.status ?? '')
  const saysMore = isWrong && ran?.status === 'Accepted' && submitted.code === ran.code
  const runIsNewer = ran && (!submitted || ran.createdAt > submitted.createdAt)
  if (runIsNewer && !saysMore) return { id: ran.id, kind: 'run', language, code: ran.code, mode: ran.mode }
  return submitted
    ? { id: submitted.id, kind: 'submit', language, code: submitted.code, mode: submitted.mode }
    : null
}
