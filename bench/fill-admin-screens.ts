import type { Database } from '@codedojo/db'

/** Ids for opening the screens about a single object. */
export interface FilledAdminScreens {
  readonly problemId: string
  readonly rejudgeId: string
  readonly reportId: string
}

const cases = `
  insert into test_case (problem_id, revision, ordinal, is_visible, input_hash, output_hash)
  select $1, 1, ordinal, false, first.input_hash, first.output_hash
  from generate_series(3, $2::integer) as ordinal,
    (select input_hash, output_hash from test_case where problem_id = $1 limit 1) as first`

const submissions = `
  insert into submission (id, user_id, problem_id, problem_revision, language, code, status, runtime_ms, memory_kb, passed,
    total, cases, limits_enforced, created_at, judged_at)
  select gen_random_uuid(), learners.id, $1, 1, 'python', convert_to('print(1)', 'UTF8'), 'Accepted', 20, 9000, 10, 10,
    '[{"index":1,"kind":"visible","status":"Accepted","cpuMs":4,"memoryKb":3400}]', true,
    now() - make_interval(mins => n), now() - make_interval(mins => n)
  from generate_series(1, $2::integer) as n
    join (select id, row_number() over () as place, count(*) over () as many from "user") as learners
      on learners.place = 1 + n % learners.many`

const rejudge = `
  insert into rejudge (id, problem_id, revision, version, filter, state, total, enrolled, is_enrolled, changed)
  values (gen_random_uuid(), $1, 1, 1, '{"earlierOnly":false}', 'ready', $2, $2, true, $2) returning id`

const rejudged = `
  insert into rejudged_submission (rejudge_id, submission_id, job_id, status_before, passed_before, total_before,
    status_after, outcome)
  select $1, id, gen_random_uuid(), 'Accepted', 10, 10, 'Wrong Answer', '{"passed":9,"total":10}'
  from submission where problem_id = $2`

const report = `
  insert into problem_report (id, problem_id, problem_version, user_id, submission_id, about, text)
  select gen_random_uuid(), problem_id, 1, user_id, id, 'test', 'A test expects a negative number.'
  from submission where problem_id = $1 limit 1 returning id`

/**
 * Gives a problem of `fillAdmin` many cases and submissions, a dry rejudge that would change every verdict, and a report with its
 * submission.
 */
export async function fillAdminScreens(
  { pool }: Database,
  filling: { readonly cases: number; readonly changes: number },
): Promise<FilledAdminScreens> {
  const idOf = async (sql: string, values: readonly unknown[]): Promise<string> => {
    const { rows } = await pool.query<{ id: string }>(sql, [...values])
    if (!rows[0]) throw new Error('The bench could not be filled.')
    return rows[0].id
  }
  const problemId = await idOf('select id from problem where title = $1', ['Problem 1'])
  await pool.query(cases, [problemId, filling.cases])
  await pool.query(submissions, [problemId, filling.changes])
  const rejudgeId = await idOf(rejudge, [problemId, filling.changes])
  await pool.query(rejudged, [rejudgeId, problemId])
  const reportId = await idOf(report, [problemId])
  await pool.query('vacuum analyze')
  return { problemId, rejudgeId, reportId }
}
