import type { submissionHistory } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { and, eq, gte, ilike, lt, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { likePattern } from '../../http/like-pattern.ts'
import { isId } from '../problems/index.ts'

const { problem, submission, timeZonePeriod } = schema

export type HistoryFilter = Omit<z.output<(typeof submissionHistory)['query']>, 'page' | 'pageSize'> & {
  readonly userId: string
}

/** What a page of the history is narrowed by; `submission` and `problem` are joined. */
export function matchingHistory(filter: HistoryFilter): SQL | undefined {
  const { userId, q, language, status, from, to } = filter
  return and(
    eq(submission.userId, userId),
    filter.problem === undefined ? undefined : ofProblem(filter.problem),
    language === undefined ? undefined : eq(submission.language, language),
    status === undefined ? undefined : eq(submission.status, status),
    q === undefined || q.trim() === '' ? undefined : ilike(problem.title, likePattern(q.trim())),
    from === undefined ? undefined : sinceDay(from),
    to === undefined ? undefined : untilDay(to),
  )
}

/** An id that is none matches nothing. */
function ofProblem(id: string): SQL {
  return isId(id) ? eq(submission.problemId, id) : sql`false`
}

/**
 * The date on which a submission was made, in the zone that its author lived in then; without one in that of the server, as
 * for the streak.
 */
const dayMade = sql`(${submission.createdAt} at time zone coalesce(
  (select ${timeZonePeriod.zone} from ${timeZonePeriod}
    where ${timeZonePeriod.userId} = ${submission.userId} and ${timeZonePeriod.since} <= ${submission.createdAt}
    order by ${timeZonePeriod.since} desc limit 1),
  ${Intl.DateTimeFormat().resolvedOptions().timeZone}))::date`

/*
 * Nowhere is a clock further from UTC than these. The bounds that they make are for the index, the date itself decides. So a
 * day is right wherever midnight comes twice or never, and on the days of a journey.
 */
const furthestAheadHours = 15
const furthestBehindHours = 13

function sinceDay(day: string): SQL | undefined {
  const earliest = sql`${day}::timestamp at time zone 'UTC' - make_interval(hours => ${furthestAheadHours})`
  return and(gte(submission.createdAt, earliest), sql`${dayMade} >= ${day}::date`)
}

function untilDay(day: string): SQL | undefined {
  const latest = sql`${day}::timestamp at time zone 'UTC' + make_interval(days => 1, hours => ${furthestBehindHours})`
  return and(lt(submission.createdAt, latest), sql`${dayMade} <= ${day}::date`)
}
