import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import pg from 'pg'

// How it works. Each function of the database is one file, `<feature>/functions/<name>.sql`, which makes it anew. All of them
// are made anew after the migrations, in one transaction with their rights. A migration makes tables, not functions; those
// that old migrations made are replaced. A comment marks a function as ours. Thus a marked one that no file makes any more,
// and the former form of one whose arguments have changed, are found and dropped, and what others made stays. The result of a
// function cannot change: such a function is dropped by a migration first.

/** Starts the comment on every function of ours. */
const mark = 'Made by CodeDojo at each start, from '

export interface DatabaseFunction {
  readonly name: string
  /** Below `packages/db/src`. */
  readonly path: string
  readonly text: string
}

/** The functions of this CodeDojo. Their order does not matter: what a body needs is looked for when it runs. */
export function knownFunctions(): DatabaseFunction[] {
  const paths = globSync('*/functions/*.sql', { cwd: import.meta.dirname }).sort()
  return paths.map((path) => ({
    name: basename(path, '.sql'),
    path,
    text: readFileSync(join(import.meta.dirname, path), 'utf8'),
  }))
}

/**
 * Makes the functions of the database those of this CodeDojo; nobody but their owner may call them. To be called in a
 * transaction and under the lock of the migrations: two that replace a function at once would fail.
 */
export async function makeFunctions(client: pg.ClientBase): Promise<void> {
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
  /** As a statement names it. */
  readonly signature: string
}

/** What is in the database of the functions that are known, and what is marked as ours, in every form. */
async function findForms(client: pg.ClientBase, known: readonly DatabaseFunction[]): Promise<Form[]> {
  const { rows } = await client.query<Form>(
    `select oid, proname as name, oid::regprocedure::text as signature from pg_proc
      where pronamespace = 'public'::regnamespace
        and (proname = any($1) or starts_with(obj_description(oid, 'pg_proc'), $2))`,
    [known.map(({ name }) => name), mark],
  )
  return rows
}
