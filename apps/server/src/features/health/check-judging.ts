import { type Health, type Language, languageNames, languages } from '@codedojo/contract'
import { backgroundKinds, type Database, schema } from '@codedojo/db'
import { and, eq, gt, notInArray, sql } from 'drizzle-orm'
import { withTimeout } from './with-timeout.ts'

const { judge, judgeJob } = schema

/** State that the database alone can tell; `ok` when it answers and every language has a judge. */
export type Judging = Pick<Health, 'ok' | 'database' | 'queue' | 'judges'>

type HealthPart = Health['database']

const fine = (detail: string): HealthPart => ({ works: true, detail, cure: null })

/** Checks whether submissions are judged. A database that does not answer within 3 s counts as down. */
export async function checkJudging(database: Database): Promise<Judging> {
  const seen = await withTimeout(3, readQueueState(database)).catch((error: unknown) => error)
  const isUp = !(seen instanceof Error) && isSeen(seen)
  const judges = isUp ? seen.judges : []
  const waits = languages.filter((language) => !judges.some((one) => canJudge(one, language)))
  return {
    ok: isUp && waits.length === 0,
    database: isUp ? fine('It answers.') : databaseDown(seen),
    queue: { ...queuePart(isUp, waits), waiting: isUp ? seen.waiting : 0 },
    judges,
  }
}

interface QueueState {
  readonly waiting: number
  readonly judges: Health['judges']
}

function isSeen(value: unknown): value is QueueState {
  return typeof value === 'object' && value !== null && 'judges' in value
}

async function readQueueState(database: Database): Promise<QueueState> {
  const [waiting, rows] = await Promise.all([
    database.queries.$count(
      judgeJob,
      and(eq(judgeJob.state, 'queued'), notInArray(judgeJob.kind, [...backgroundKinds])),
    ),
    database.queries
      .select()
      .from(judge)
      .where(gt(judge.leaseUntil, sql`now()`))
      .orderBy(judge.name, judge.startedAt),
  ])
  const judges = rows.map(({ name, slots, sandbox, limitsEnforced, works, detail, cure, languages }) => ({
    name,
    slots,
    sandbox,
    limitsEnforced,
    works,
    detail,
    cure,
    languages,
  }))
  return { waiting, judges }
}

function canJudge(one: Health['judges'][number], language: Language): boolean {
  return one.works && one.languages.some((known) => known.language === language && known.works)
}

function databaseDown(error: unknown): HealthPart {
  return {
    works: false,
    detail: `The database does not answer: ${errorReason(error)}`,
    cure: 'Check that PostgreSQL runs and that DATABASE_URL is right; `npm start` starts the embedded one.',
  }
}

/** The innermost cause: the outer errors contain query texts, which must not be shown. */
export function errorReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause instanceof Error) return errorReason(error.cause)
  return error instanceof AggregateError ? errorReason(error.errors[0]) : error.message
}

/** `waits`: languages without a judge; their jobs stay in the queue until one registers. */
function queuePart(isUp: boolean, waits: readonly Language[]): HealthPart {
  if (!isUp) return { works: false, detail: 'The queue lives in the database.', cure: 'Mend the database.' }
  if (waits.length === 0) return fine('Jobs are taken.')
  const names = waits.map((language) => languageNames[language]).join(', ')
  return {
    works: true,
    detail: `Jobs are kept, but no judge takes those in ${names}.`,
    cure: 'Start a judge that has what is missing, or see what the judges below say.',
  }
}
