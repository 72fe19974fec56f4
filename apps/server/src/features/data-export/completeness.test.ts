import type { Database } from '@codedojo/db'
import { cloneDatabase } from '@codedojo/db/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { excludedData } from './excluded-data.ts'
import { exportParts } from './export-parts.ts'

// Every table that references a person, directly or indirectly, is either exported or has a reason why it is not.

let database: Database & AsyncDisposable
let references: readonly Reference[]
beforeAll(async () => {
  database = await cloneDatabase()
  references = await readReferences(database)
})
afterAll(() => database[Symbol.asyncDispose]())

interface Reference {
  readonly table: string
  readonly column: string
  readonly target: string
}

async function readReferences({ pool }: Database): Promise<Reference[]> {
  const { rows } = await pool.query<Reference>(`
    select source.relname as "table", attribute.attname as "column", target.relname as target
      from pg_constraint
      join pg_class as source on source.oid = conrelid
      join pg_class as target on target.oid = confrelid
      join pg_attribute as attribute on attribute.attrelid = conrelid and attribute.attnum = any(conkey)
      where contype = 'f'`)
  return rows
}

const nameOf = ({ table, column }: Reference) => `${table}.${column}`
const taken = exportParts.flatMap(({ holds }) => holds)
const left = excludedData.flatMap(({ holds }) => holds)
const named = new Set([...taken, ...left])

test('each column that names a person is taken along or left out for a reason', () => {
  const ofPeople = references.filter(({ target }) => target === 'user').map(nameOf)

  expect(ofPeople.length).toBeGreaterThan(30)
  expect(ofPeople.filter((name) => !named.has(name))).toEqual([])
})

test('each table that hangs on something of a person is taken along or left out for a reason', () => {
  const ofPeople = new Set(taken.map((name) => name.split('.')[0]))
  const namedTables = new Set([...named].map((name) => name.split('.')[0]))

  const hanging = references.filter(({ target }) => ofPeople.has(target)).map(({ table }) => table)

  expect(hanging).toContain('chat_message')
  expect(hanging.filter((table) => !namedTables.has(table))).toEqual([])
})

test('nothing is named that is not there, or twice', () => {
  const known = new Set(references.map(nameOf))

  expect([...named].filter((name) => !known.has(name))).toEqual([])
  expect([...taken, ...left]).toHaveLength(named.size)
})
