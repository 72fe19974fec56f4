import type { Database } from '@codedojo/db'

/**
 * Problems, of which one in twenty is a draft and the others are public, so that every list contains them; each with two cases of
 * the same two texts.
 */
const problems = `
  with texts as (
      insert into stored_file (hash, content) select sha256(text::bytea), text::bytea from unnest(array['1', '2']) as text
      on conflict (hash) do update set stored_at = now() returning hash),
    added as (
      insert into problem (id, number, title, difficulty, tags, created_at, published_at)
      select gen_random_uuid(), 1000 + n, 'Problem ' || n, (array['easy', 'medium', 'hard'])[1 + n % 3], 'Math,Graphs',
        now(), case when n % 20 = 0 then null else now() end
      from generate_series(1, $1) as n returning id, title, difficulty),
    versions as (
      insert into problem_version (problem_id, version, revision, title, description, difficulty, tags, time_limit_ms,
        memory_limit_kb, time_limit_source, comparison, start_code, reference_solution, hints)
      select id, 1, 1, title, repeat('A sentence. ', 100), difficulty, 'Math,Graphs', 1000, 262144, 'given',
        '{"caseSensitive":true,"spaceSensitive":false,"floatAbsolute":null,"floatRelative":null}', '[]', '[]', '[]'
      from added returning problem_id)
  insert into test_case (problem_id, revision, ordinal, is_visible, input_hash, output_hash)
  select problem_id, 1, ordinal, ordinal = 1, hash, hash from versions,
    (select hash, row_number() over () as ordinal from texts) as each`

const events = `
  insert into audit_event (id, at, actor_id, action, subject_kind, subject_id)
  select gen_random_uuid(), now() - make_interval(mins => n::integer), id, 'user.signed_in', 'user', id::text
  from generate_series(1, $1) as n
    join (select id, row_number() over () as place, count(*) over () as many from "user") as people
      on people.place = 1 + n % people.many`

const days = `
  insert into active_day (day, user_id)
  select current_date - day, id from "user", generate_series(0, 29) as day where abs(hashtext(id::text || day)) % 3 = 0
  on conflict do nothing`

/** Adds rows for the lists of the admin area besides users and submissions. */
export async function fillAdmin(
  { pool }: Database,
  filling: { readonly problems: number; readonly events: number },
): Promise<void> {
  await pool.query(problems, [filling.problems])
  await pool.query(events, [filling.events])
  await pool.query(days)
  await pool.query('vacuum analyze')
}
