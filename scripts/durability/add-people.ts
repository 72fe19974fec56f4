import { createHmac } from 'node:crypto'
import type { Database } from '@codedojo/db'
import { z } from 'zod'

/** A signed-in user. */
export interface AddedPerson {
  readonly userId: string
  readonly cookie: string
}

const accounts = `insert into "user" (id, name, first_name, email)
  select gen_random_uuid(), 'Person ' || n, 'Person', 'person-' || n || '@example.org' from generate_series(1, $1) as n`

const sessions = `insert into session (id, user_id, token, expires_at)
  select gen_random_uuid(), id, md5(random()::text) || md5(id::text), now() + interval '30 days'
  from "user" where email like 'person-%' returning user_id as "userId", token`

const rows = z.array(z.object({ userId: z.string(), token: z.string() }))
const facts = z.tuple([z.object({ value: z.string() })])

/**
 * Adds signed-in users without passwords, which would have to be hashed; call it once per database. A server must have started
 * before, because it creates the secret for signing cookies.
 */
export async function addPeople({ pool }: Database, count: number): Promise<AddedPerson[]> {
  const found = await pool.query(`select value from installation_fact where key = 'cookie_secret'`)
  const [{ value: secret }] = facts.parse(found.rows)
  await pool.query(accounts, [count])
  const added = rows.parse((await pool.query(sessions)).rows)
  // As autovacuum would do later.
  await pool.query('vacuum analyze')
  return added.map(({ userId, token }) => {
    const signature = createHmac('sha256', secret).update(token).digest('base64')
    return { userId, cookie: `codedojo_session=${encodeURIComponent(`${token}.${signature}`)}` }
  })
}
