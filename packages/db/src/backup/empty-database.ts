import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import pg from 'pg'
import * as schema from '../schema/index.ts'

/** Describes the installation in this database; null if there is none, or it has neither users nor problems. */
export async function describeInstallation(client: pg.Client): Promise<string | null> {
  const { rows: found } = await client.query<{ name: string | null }>(
    `select to_regclass('public."user"')::text as name`,
  )
  if (found[0]?.name === null) return null
  const { rows } = await client.query<{ users: string; problems: string }>(
    'select (select count(*) from public."user") as users, (select count(*) from public.problem) as problems',
  )
  const { users = '0', problems = '0' } = rows[0] ?? {}
  if (users === '0' && problems === '0') return null
  return `${counted(users, 'user')} and ${counted(problems, 'problem')}`
}

function counted(count: string, thing: string): string {
  return `${count} ${thing}${count === '1' ? '' : 's'}`
}

/** Drops what the migrations created and empties the list of applied migrations. Objects of others are kept. */
export async function emptyDatabase(client: pg.Client): Promise<void> {
  const tables = tableNames().map((name) => `public.${pg.escapeIdentifier(name)}`)
  await client.query(`drop table if exists ${tables.join(', ')} cascade`)
  const { rows } = await client.query<{ name: string }>(
    `select oid::regprocedure::text as name from pg_proc
      where pronamespace = 'public'::regnamespace and pg_get_userbyid(proowner) = current_user
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  )
  if (rows.length > 0) await client.query(`drop routine ${rows.map(({ name }) => name).join(', ')} cascade`)
  await client.query('create schema if not exists drizzle')
  await client.query('drop table if exists drizzle.__drizzle_migrations')
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
}

/** All tables of the current schema. */
export function tableNames(): string[] {
  return Object.values(schema).flatMap((value) => (is(value, PgTable) ? [getTableName(value)] : []))
}
