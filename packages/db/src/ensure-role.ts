import pg from 'pg'

/**
 * Creates a role that cannot sign in and makes the connected user a member of it; an existing role is left unchanged. Throws,
 * with the statements for a superuser, if the user may not create roles.
 */
export async function ensureRole(client: pg.ClientBase, role: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
  if (rowCount !== 0) return
  const { rows } = await client.query<{ user: string }>('select current_user as "user"')
  const user = rows[0]?.user ?? ''
  const create = `create role ${pg.escapeIdentifier(role)} nologin`
  // The creator of a role may not switch to it for that reason alone, unless it is a superuser; a judge that connects as the
  // owner must.
  const grant = `grant ${pg.escapeIdentifier(role)} to ${pg.escapeIdentifier(user)}`
  try {
    await client.query(`${create}; ${grant}`)
  } catch (cause) {
    if (!(cause instanceof pg.DatabaseError && cause.code === insufficientPrivilege)) throw cause
    throw new Error(
      `The database user "${user}" may not make the role "${role}", which the judge needs. ` +
        `Let a superuser of the database run this once, then start again: ${create}; ${grant};`,
      { cause },
    )
  }
}

/** Source: PostgreSQL, appendix A, error codes. */
const insufficientPrivilege = '42501'
