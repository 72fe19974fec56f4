import { type Health, languages } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { gt, ne, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'

const { judge, judgeJob } = schema

type Part = Health['database']

const fine = (detail: string): Part => ({ works: true, detail, cure: null })

/** What works, and what to do about what does not. A database that does not answer within 3 s counts as down. */
export async function checkHealth({ database, mailer }: Context): Promise<Health> {
  const seen = await withinSeconds(3, look(database)).catch((error: unknown) => error)
  const isUp = !(seen instanceof Error) && isSeen(seen)
  const judges = isUp ? seen.judges : []
  const hasFullJudge = judges.some((one) => one.works && languages.every((name) => canJudge(one, name)))
  return {
    ok: isUp && hasFullJudge,
    database: isUp ? fine('It answers.') : databaseDown(seen),
    queue: { ...queuePart(isUp, hasFullJudge), waiting: isUp ? seen.waiting : 0 },
    judges,
    mail: mailer.describe(),
    payments: { works: false, detail: 'There is no shop yet.', cure: null },
    ai: { works: false, detail: 'There is no tutor yet.', cure: null },
  }
}

interface Seen {
  readonly waiting: number
  readonly judges: Health['judges']
}

function isSeen(value: unknown): value is Seen {
  return typeof value === 'object' && value !== null && 'judges' in value
}

async function look(database: Context['database']): Promise<Seen> {
  const [waiting, rows] = await Promise.all([
    database.queries.$count(judgeJob, ne(judgeJob.state, 'done')),
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

function canJudge(one: Health['judges'][number], language: string): boolean {
  return one.languages.some((known) => known.language === language && known.works)
}

function databaseDown(error: unknown): Part {
  return {
    works: false,
    detail: `The database does not answer: ${reasonOf(error)}`,
    cure: 'Check that PostgreSQL runs and that DATABASE_URL is right; `npm start` starts the embedded one.',
  }
}

/** The innermost cause: what lies around it is the text of our query, which is nobody's business. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.cause instanceof Error) return reasonOf(error.cause)
  return error instanceof AggregateError ? reasonOf(error.errors[0]) : error.message
}

function queuePart(isUp: boolean, hasFullJudge: boolean): Part {
  if (!isUp) return { works: false, detail: 'The queue lives in the database.', cure: 'Mend the database.' }
  if (hasFullJudge) return fine('Jobs are taken.')
  return {
    works: true,
    detail: 'Jobs are kept, but no judge with all four languages takes them.',
    cure: 'Start a judge, or see what the judges above say.',
  }
}

async function withinSeconds<T>(seconds: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${seconds} s`)), seconds * 1000)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
