import type { Database } from '@codedojo/db'

export interface FillOptions {
  readonly submissions: number
  readonly users: number
  readonly problems: number
  /** Whether the problems appear in lists; by default they are marked as deleted and appear in none. */
  readonly areListed?: boolean
}

const accounts = `insert into "user" (id, name, first_name, email)
  select gen_random_uuid(), 'Learner ' || n, 'Learner', 'learner-' || n || '@example.org' from generate_series(1, $1) as n`

const problems = `with added as (
    insert into problem (id, number, title, difficulty, tags, published_at, deleted_at)
    select gen_random_uuid(), 100000 + n, 'Filler ' || n, 'easy', 'Math', case when $2 then now() end,
      case when not $2 then now() end
    from generate_series(1, $1) as n returning id, title)
  insert into problem_version (problem_id, version, revision, title, description, difficulty, tags, time_limit_ms,
    memory_limit_kb, time_limit_source, comparison, start_code, reference_solution, hints)
  select id, 1, 1, title, '', 'easy', 'Math', 1000, 262144, 'given', '{}', '[]', '[]', '[]' from added`

// Distributes submissions over all pairs of user and problem; two of five are Accepted. The oldest is two years old.
const submissions = `
  with learners as (select id, row_number() over () - 1 as place from "user" where email like 'learner-%'),
    fillers as (select id, row_number() over () - 1 as place from problem where title like 'Filler %')
  insert into submission (id, user_id, problem_id, problem_revision, language, code, status, runtime_ms, memory_kb, passed,
    total, cases, limits_enforced, created_at, judged_at)
  select gen_random_uuid(), learners.id, fillers.id, 1, (array['cpp', 'java', 'python', 'javascript'])[1 + n % 4],
    convert_to(repeat('a line of somebody''s program ' || n || E'\\n', 5), 'UTF8'),
    (array['Accepted', 'Accepted', 'Wrong Answer', 'Time Limit Exceeded', 'Runtime Error'])[1 + n % 5],
    n % 997, 3000 + n % 5000, n % 11, 10,
    '[{"index":1,"kind":"visible","status":"Accepted","cpuMs":4,"memoryKb":3400}]', true,
    now() - make_interval(secs => 63000000.0 * ($1 - n) / $1), now() - make_interval(secs => 63000000.0 * ($1 - n) / $1)
  from generate_series(1, $1::integer) as n
    join learners on learners.place = n * 7919::bigint % $2
    join fillers on fillers.place = n * 104729::bigint / 3 % $3`

const marks = `insert into solved (user_id, problem_id, submission_id)
  select distinct on (user_id, problem_id) user_id, problem_id, id from submission
  where status = 'Accepted' and user_id is not null order by user_id, problem_id, created_at
  on conflict do nothing`

const counters = `insert into problem_counter (problem_id, submitted, accepted)
  select problem_id, count(*), count(*) filter (where status = 'Accepted') from submission group by problem_id
  on conflict do nothing`

/** Fills a database with judged submissions of many users to many problems, as after years of use. */
export async function fillSubmissions({ pool }: Database, options: FillOptions): Promise<void> {
  await pool.query(accounts, [options.users])
  await pool.query(problems, [options.problems, options.areListed ?? false])
  await pool.query(submissions, [options.submissions, options.users, options.problems])
  await pool.query(marks)
  await pool.query(counters)
  // As autovacuum would do later.
  await pool.query('vacuum analyze')
}
