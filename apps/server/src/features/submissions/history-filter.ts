import type { submissionHistory } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { containsWords } from '../../http/contains-words.ts'
import { isId } from '../problems/index.ts'
import { findDaySpan } from '../progress/index.ts'

const { problem, submission } = schema

type AskedFilter = Omit<z.output<(typeof submissionHistory)['query']>, 'page' | 'pageSize'>

export interface HistoryFilter extends Omit<AskedFilter, 'from' | 'to'> {
  readonly userId: string
  readonly since: Date | undefined
  /** Exclusive end. */
  readonly until: Date | undefined
}

/** Converts the requested dates to moments by the person's clock. */
export async function makeHistoryFilter(
  { queries }: Database,
  { userId, from, to, ...asked }: AskedFilter & { readonly userId: string },
): Promise<HistoryFilter> {
  const span = (day: string | undefined) =>
    day === undefined ? undefined : findDaySpan(queries, { userId, day })
  const [first, last] = await Promise.all([span(from), span(to)])
  return { ...asked, userId, since: first?.startsAt, until: last?.endsAt }
}

/** SQL condition of the history filter; requires `submission` and `problem` to be joined. */
export function historyCondition(filter: HistoryFilter): SQL | undefined {
  const { userId, q, language, status, since, until } = filter
  return and(
    eq(submission.userId, userId),
    filter.problem === undefined ? undefined : problemCondition(filter.problem),
    language === undefined ? undefined : eq(submission.language, language),
    status === undefined ? undefined : eq(submission.status, status),
    q === undefined || q.trim() === '' ? undefined : containsWords(problem.title, q),
    since && gte(submission.createdAt, since),
    until && lt(submission.createdAt, until),
  )
}

/** A malformed id matches nothing. */
function problemCondition(id: string): SQL {
  return isId(id) ? eq(submission.problemId, id) : sql`false`
}
