import { type Database, schema } from '@codedojo/db'
import { v7 as uuidv7 } from 'uuid'
import type { ActivityHistory } from './simulate-days.ts'

/** Inserts a person with this history; returns their id. */
export async function insertHistory(
  { queries }: Database,
  {
    stays,
    submissions,
    problemId,
  }: Pick<ActivityHistory, 'stays' | 'submissions'> & { readonly problemId: string },
): Promise<string> {
  const userId = uuidv7()
  const { submission, timeZonePeriod, user } = schema
  const email = `${userId}@example.org`
  await queries.insert(user).values({ id: userId, name: 'Ada', firstName: 'Ada', email })
  const periods = stays.map(({ since, zone }, at) => ({
    userId,
    zone,
    since: at === 0 ? new Date(0) : since,
  }))
  if (periods.length > 0) await queries.insert(timeZonePeriod).values(periods)
  const rows = submissions.map(({ at, isAccepted }) => ({
    ...{ id: uuidv7(), userId, problemId, problemRevision: 1, language: 'python' as const, code: '' },
    ...{ status: isAccepted ? 'Accepted' : 'Wrong Answer', createdAt: at, judgedAt: at },
  }))
  if (rows.length > 0) await queries.insert(submission).values(rows)
  return userId
}
