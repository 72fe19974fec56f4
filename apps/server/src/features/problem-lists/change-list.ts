import { type Database, schema, type Transaction } from '@codedojo/db'
import { and, eq, ne, sql } from 'drizzle-orm'
import { AppError } from '../../http/app-error.ts'
import { listNotFound, type OwnList } from './find-list.ts'

const { problemList, user } = schema

/** Serialises changes to the lists of one person: names, numbers and positions depend on all of them. */
export async function lockLists(tx: Transaction, userId: string): Promise<void> {
  const [row] = await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('no key update')
  if (!row) throw new AppError('not_signed_in', 'This account was deleted a moment ago.')
}

/** Changes a list under its lock; `change` returns whether it changed anything. Throws `list_not_found`. */
export async function changeList(
  { queries }: Database,
  { id, userId }: OwnList,
  change: (tx: Transaction) => Promise<boolean>,
): Promise<void> {
  await queries.transaction(async (tx) => {
    await lockLists(tx, userId)
    if ((await tx.$count(problemList, eq(problemList.id, id))) === 0) throw listNotFound()
    if (!(await change(tx))) return
    await tx.update(problemList).set({ updatedAt: sql`now()` }).where(eq(problemList.id, id))
  })
}

/** Throws `list_name_taken`, ignoring case; a list may keep its own name. */
export async function refuseTakenName(
  tx: Transaction,
  { userId, name, ownId }: { readonly userId: string; readonly name: string; readonly ownId: string | null },
): Promise<void> {
  const isSame = sql`lower(${problemList.name}) = lower(${name})`
  const others = ownId === null ? undefined : ne(problemList.id, ownId)
  if ((await tx.$count(problemList, and(eq(problemList.userId, userId), isSame, others))) === 0) return
  const message = `You have a list "${name}" already. Choose another name.`
  throw new AppError('list_name_taken', message, { errors: [{ field: 'name', message }] })
}
