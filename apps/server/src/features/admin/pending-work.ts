import { type WaitingWork, waitingKinds } from '@codedojo/contract'
import type { Database } from '@codedojo/db'
import { z } from 'zod'
import { listWaitingOrders } from '../orders/index.ts'

/**
 * Everything that waits for an admin, longest wait first; kinds with nothing waiting are left out. Each count equals
 * that of the linked page.
 */
export async function listPendingWork(database: Database): Promise<WaitingWork[]> {
  const [{ rows }, orders] = await Promise.all([
    database.pool.query(waitingThings),
    listWaitingOrders(database),
  ])
  const ofOrders = orders.map((each) => ({ ...each, placeId: null, placeName: null }))
  return [...z.array(rowSchema).parse(rows), ...ofOrders]
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => one.since.getTime() - other.since.getTime())
    .map(({ since, placeId, placeName, ...row }) => ({
      ...row,
      oldest: since.toISOString(),
      place: placeId === null ? null : { _id: placeId, name: placeName ?? '' },
    }))
}

const rowSchema = z.object({
  kind: z.enum(waitingKinds),
  count: z.coerce.number(),
  since: z
    .date()
    .nullable()
    .transform((since) => since ?? new Date()),
  placeId: z.string().nullable(),
  placeName: z.string().nullable(),
})

// A ticket waits since its first unanswered message, or, if it was reopened without a message, since its last one.
// Contest questions have one page per contest, and lesson questions one page per course.
const waitingThings = `
  select 'room_reports' as kind, count(*), min(created_at) as since, null::uuid as "placeId", null as "placeName"
    from room_report where state = 'open'
  union all select 'tickets', count(*), min(coalesce(
      (select min(asked.at) from ticket_message as asked where asked.ticket_id = ticket.id and asked.position >
        (select coalesce(max(position), 0) from ticket_message as said
          where said.ticket_id = ticket.id and said.author = 'operator')),
      ticket.updated_at)), null, null
    from ticket where state = 'open'
  union all select 'problem_reports', count(*), min(created_at), null, null
    from problem_report where state = 'open'
  union all select 'rejudges', count(*), min(created_at), null, null
    from rejudge where state = 'ready'
  union all select 'contest_questions', count(*), min(question.at), contest.id, contest.name
    from contest_question as question join contest on contest.id = question.contest_id
    where question.answer is null group by contest.id
  union all select 'lesson_questions', count(*), min(asked.asked_at), course.id, course.name
    from lesson_question as asked join lesson on lesson.id = asked.lesson_id join course on course.id = lesson.course_id
    where asked.answer = '' and asked.hidden_at is null and course.deleted_at is null group by course.id
  union all select 'hidden_boards', 1, ends_at, id, name
    from contest where ends_at <= now() and freeze_minutes > 0 and unveiled_at is null`
