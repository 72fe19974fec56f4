import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCases, readProblemToJudge } from './index.ts'
import { cloneDatabase } from './testing/index.ts'

const folder = join(import.meta.dirname, '../migrations')

/** The statements of a range of migrations, both ends included. */
async function statements(from: number, to: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const texts = await Promise.all(
    names.slice(from, to + 1).map((name) => readFile(join(folder, name), 'utf8')),
  )
  return texts.flatMap((text) => text.split('--> statement-breakpoint'))
}

test('a problem from before there were versions is judged as it was, cases and waiting work included', async () => {
  await using database = await cloneDatabase()
  const { pool } = database
  await pool.query('drop schema public cascade; create schema public')
  for (const statement of await statements(0, 10)) await pool.query(statement)
  const [problemId, userId, jobId] = [randomUUID(), randomUUID(), randomUUID()]
  await pool.query(
    `insert into "user" (id, name, first_name, email) values ($1, 'Ada', 'Ada', 'a@example.org')`,
    [userId],
  )
  await pool.query(
    `insert into problem (id, number, title, description, difficulty, tags, time_limit_ms, memory_limit_kb,
       time_limit_source, comparison, start_code, reference_solution, hints, revision, creator_id)
     values ($1, 1, 'Sum', 'Add.', 'easy', 'Math', 1500, 1024, 'given', '{"caseSensitive":true}', '[]', '[]', '[]', 4, $2)`,
    [problemId, userId],
  )
  await pool.query(
    `insert into test_case (problem_id, ordinal, is_visible, input, output, explanation, name) values
       ($1, 1, true, 'same', 'one', 'Why.', ''), ($1, 2, false, 'same', '\\x00ff', '', 'secret/1')`,
    [problemId],
  )
  await pool.query(
    `insert into problem_file (problem_id, role, program, language, name, content)
     values ($1, 'output_validator', 'check.py', 'python', 'check.py', 'print(1)')`,
    [problemId],
  )
  await pool.query(
    `insert into judge_job (id, kind, user_id, problem_id, problem_revision, language, code, custom_inputs, priority)
     values ($1, 'run', $2, $3, 3, 'cpp', '', '[]', 0)`,
    [jobId, userId, problemId],
  )

  for (const statement of await statements(11, Number.POSITIVE_INFINITY)) await pool.query(statement)

  const current = { problemId, revision: 4 }
  expect(await readProblemToJudge(database, current)).toMatchObject({ timeLimitMs: 1500, languageLimits: {} })
  const cases = await readCases(database, current)
  expect(cases.map(({ input, output }) => [input.toString(), output.toString('latin1')])).toEqual([
    ['same', 'one'],
    ['same', '\0ÿ'],
  ])
  const { rows } = await pool.query(
    `select version, explanations, author_id, (select problem_revision from judge_job) as waits_for,
       (select revision from problem_file) as file_revision, (select count(*)::int from stored_file) as files,
       (select published_at = created_at from problem) as is_public from problem_version`,
  )
  expect(rows).toEqual([
    {
      ...{ version: 4, explanations: ['Why.'], author_id: userId, waits_for: 4, file_revision: 4 },
      ...{ files: 3, is_public: true },
    },
  ])
})
