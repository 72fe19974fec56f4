import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cloneDatabase } from './testing/index.ts'

const folder = join(import.meta.dirname, '../migrations')

async function statements(from: number, to: number): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const texts = await Promise.all(
    names.slice(from, to + 1).map((name) => readFile(join(folder, name), 'utf8')),
  )
  return texts.flatMap((text) => text.split('--> statement-breakpoint'))
}

test('problems that shared a number get numbers of their own, and titles single blanks', async () => {
  await using database = await cloneDatabase()
  const { pool } = database
  await pool.query('drop schema public cascade; create schema public')
  for (const statement of await statements(0, 14)) await pool.query(statement)
  const add = (number: number, title: string, deletedAt: string | null = null) =>
    pool.query(
      `insert into problem (id, number, title, difficulty, tags, created_at, deleted_at)
       select $1, $2, $3, 'easy', 'Math', clock_timestamp(), $4`,
      [randomUUID(), number, title, deletedAt],
    )
  await add(5, 'First')
  await add(5, ' Second\u00a0 one ')
  await add(5, 'Deleted', '2026-01-01')
  await add(7, 'Same  title')
  await add(7, 'same title')

  for (const statement of await statements(15, 15)) await pool.query(statement)

  const { rows } = await pool.query('select number, title from problem order by created_at')
  expect(rows).toEqual([
    { number: 5, title: 'First' },
    { number: 8, title: 'Second one' },
    { number: 5, title: 'Deleted' },
    { number: 7, title: 'Same  title' },
    { number: 9, title: 'same title' },
  ])
  await expect(add(8, 'Another')).rejects.toThrow('problem_number_idx')
})
