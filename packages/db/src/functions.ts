import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import pg from 'pg'

// How it works. Each database function is one file, `<feature>/functions/<name>.sql`, which creates it. All of them are recreated
// after the migrations, in one transaction with their grants. Migrations create tables, not functions; functions made by old
// migrations are replaced. A comment marks our functions, so that those without a file, and old overloads after a change of
// parameters, can be found and dropped, while functions of others stay. The result type of a function cannot be changed: a
// migration drops such a function first.

/** The beginning of the comment on each of our functions. */
const mark = 'Made by CodeDojo at each start, from '

export interface DatabaseFunction {
  readonly name: string
  /** Path below `packages/db/src`. */
  readonly path: string
  readonly text: string
}

/** The functions of this version. Their order does not matter, because bodies are resolved when they run. */
export function knownFunctions(): DatabaseFunction[] {
  const paths = globSync('*/functions/*.sql', { cwd: import.meta.dirname }).sort()
  return paths.map((path) => ({
    name: basename(path, '.sql'),
    path,
    text: readFileSync(join(import.meta.dirname, path), 'utf8'),
  }))
}

/**
 * Creates all functions of this version; only their owner may call them. Call it in a transaction that holds the migration lock,
 * because two concurrent replacements of a function would fail.
 */
export async function createFunctions(client: pg.ClientBase): Promise<void> {
  const known = knownFunctions()
  const before = await findForms(client, known)
  await client.query('set local check_function_bodies = off')
  await client.query(known.map(({ text }) => text).join('\n'))
  const after = await findForms(client, known)
  const isNew = ({ oid }: Form) => before.every((one) => one.oid !== oid)
  const inForce = known.map((one) => {
    const forms = after.filter(({ name }) => name === one.name)
    const form = forms.find(isNew) ?? forms[0]
    if (!form) throw new Error(`"${one.path}" does not make a function "${one.name}".`)
    return { ...one, ...form }
  })
  const former = after.filter(({ oid }) => inForce.every((one) => one.oid !== oid))
  const statements = [
    ...former.map(({ signature }) => `drop function ${signature}`),
    ...inForce.map(
      ({ signature, path }) =>
        `comment on function ${signature} is ${pg.escapeLiteral(`${mark}${path}.`)}; ` +
        `revoke execute on function ${signature} from public`,
    ),
  ]
  await client.query(statements.join(';\n'))
}

interface Form {
  readonly oid: number
  readonly name: string
  /** The signature as used in statements. */
  readonly signature: string
}

/** All overloads in the database of known functions, and of functions marked as ours. */
async function findForms(client: pg.ClientBase, known: readonly DatabaseFunction[]): Promise<Form[]> {
  const { rows } = await client.query<Form>(
    `select oid, proname as name, oid::regprocedure::text as signature from pg_proc
      where pronamespace = 'public'::regnamespace
        and (proname = any($1) or starts_with(obj_description(oid, 'pg_proc'), $2))`,
    [known.map(({ name }) => name), mark],
  )
  return rows
}
