import type { Database } from '@codedojo/db'
import { fillAdmin } from '../fill-admin.ts'
import { fillSubmissions } from '../fill-submissions.ts'
import { withoutIndexes } from './without-indexes.ts'

export interface InstallationSize {
  readonly users: number
  readonly submissions: number
  /** Number of problems, without those of the starter content. */
  readonly problems: number
  /** Accepted submissions to the measured problem, each of another user. */
  readonly onePopular: number
  readonly courses: number
  readonly rooms: number
  readonly messages: number
  readonly events: number
}

/** What the measured person has done themselves is the same in every size. */
const ownSubmissions = 300
const ownProblems = 40

const popular = `
  insert into submission (id, user_id, problem_id, problem_revision, problem_version, language, code, status, runtime_ms,
    memory_kb, passed, total, cases, limits_enforced, created_at, judged_at)
  select gen_random_uuid(), learner.id, problem.id, problem.revision, problem.version,
    (array['cpp', 'java', 'python', 'javascript'])[1 + abs(hashtext(learner.id::text)) % 4],
    convert_to('int main() {}', 'UTF8'), 'Accepted', 1 + abs(hashtext(learner.id::text)) % 500, 4000, 10, 10,
    '[{"index":1,"kind":"visible","status":"Accepted","cpuMs":4,"memoryKb":3400}]', true, now(), now()
  from problem, (select id from "user" where email like 'learner-%' limit $2) as learner
  where problem.id = $1`

const own = `
  insert into submission (id, user_id, problem_id, problem_revision, problem_version, language, code, status, runtime_ms,
    memory_kb, passed, total, cases, limits_enforced, created_at, judged_at)
  select gen_random_uuid(), $1, chosen.id, chosen.revision, chosen.version, 'cpp', convert_to('int main() {}', 'UTF8'),
    (array['Accepted', 'Wrong Answer', 'Time Limit Exceeded'])[1 + n % 3], n, 4000, 10, 10,
    '[{"index":1,"kind":"visible","status":"Accepted","cpuMs":4,"memoryKb":3400}]', true,
    now() - make_interval(hours => 7 * n), now() - make_interval(hours => 7 * n)
  from generate_series(1, $2::integer) as n
    join (select *, row_number() over (order by number) - 1 as place from problem where published_at is not null limit $3)
      as chosen on chosen.place = n % $3`

const courses = `
  with added as (
    insert into course (id, name, description, price_paise, validity_days, mentor)
    select gen_random_uuid(), 'Course ' || n, repeat('A sentence. ', 30), 49900, 90, 'Ada' from generate_series(1, $1) as n
    returning id)
  insert into lesson (id, course_id, position, kind, title)
  select gen_random_uuid(), id, position, 'written', 'Lesson ' || position from added, generate_series(0, 9) as position`

const enrolments = `
  insert into enrolment (user_id, course_id, purchased_at, expires_at)
  select learner.id, chosen.id, now(), now() + interval '90 days'
  from (select id, row_number() over () as place from "user" where email like 'learner-%') as learner
    join (select id, row_number() over () as place, count(*) over () as many from course) as chosen
      on chosen.place = 1 + learner.place % chosen.many
  on conflict do nothing`

const rooms = `
  with added as (
    insert into room (id, kind, last_position, revision, last_message_at)
    select 'Room ' || n, 'named', $2 / $1, $2 / $1, now() from generate_series(1, $1::integer) as n returning id),
  members as (
    insert into room_member (room_id, user_id)
    select added.id, person.id from added, (select id from "user" where email like 'learner-%' limit 100) as person)
  insert into room_member (room_id, user_id) select id, $3 from added where id in ('Room 1', 'Room 2', 'Room 3')`

const messages = `
  insert into room_message (id, room_id, position, revision, author_id, text, at)
  select gen_random_uuid(), 'Room ' || room, position, position, author.id, 'Has anybody a hint for the third case?',
    now() - make_interval(mins => $2 / $1 - position)
  from generate_series(1, $1::integer) as room, generate_series(1, $2::integer / $1::integer) as position,
    (select id from "user" where email = 'learner-1@example.org') as author`

/** Fills an installation as years of use would. `personId` is the person whose calls are measured, `problemId` their problem. */
export async function fillInstallation(
  database: Database,
  size: InstallationSize,
  { personId, problemId }: { readonly personId: string; readonly problemId: string },
): Promise<void> {
  const { pool } = database
  await withoutIndexes(database, 'submission', () => fillSubmissions(database, { ...size, areListed: true }))
  await pool.query(popular, [problemId, size.onePopular])
  await pool.query(own, [personId, ownSubmissions, ownProblems])
  await pool.query(courses, [size.courses])
  await pool.query(enrolments)
  await pool.query(rooms, [size.rooms, size.messages, personId])
  await withoutIndexes(database, 'room_message', () => pool.query(messages, [size.rooms, size.messages]))
  await fillAdmin(database, { problems: 0, events: size.events })
}
