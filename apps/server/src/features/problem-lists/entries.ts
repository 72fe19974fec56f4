import { problemListLimits } from '@codedojo/contract'
import { type Database, schema, type Transaction } from '@codedojo/db'
import { and, asc, eq, sql } from 'drizzle-orm'
import { AppError } from '../../http/app-error.ts'
import { isPublic } from '../problems/index.ts'
import { changeList } from './change-list.ts'
import type { OwnList } from './find-list.ts'

const { problem, problemListEntry } = schema
const { listId, problemId, position } = problemListEntry

/** Appends a problem, unless it is in the list already. Throws `list_full` and `list_not_found`. */
export async function addEntry(database: Database, list: OwnList, id: string): Promise<void> {
  await changeList(database, list, async (tx) => {
    const entries = await readEntries(tx, list)
    if (entries.some((entry) => entry.problemId === id)) return false
    if (entries.length >= problemListLimits.entries) throw listFull(list)
    const last = entries.at(-1)?.position ?? 0
    await tx.insert(problemListEntry).values({ listId: list.id, problemId: id, position: last + 1 })
    return true
  })
}

/** Throws `list_not_found`. */
export async function removeEntry(database: Database, list: OwnList, id: string): Promise<void> {
  await changeList(database, list, async (tx) => {
    const taken = await tx
      .delete(problemListEntry)
      .where(and(eq(listId, list.id), eq(problemId, id)))
      .returning({ id: problemId })
    return taken.length > 0
  })
}

/**
 * Reorders the problems of a list; hidden ones go to the end. Throws `list_changed` when the ids are not exactly those
 * that the list shows.
 */
export async function orderEntries(
  database: Database,
  list: OwnList,
  wanted: readonly string[],
): Promise<void> {
  await changeList(database, list, async (tx) => {
    const entries = await readEntries(tx, list)
    const shown = new Set(entries.filter((one) => one.isShown).map((one) => one.problemId))
    const differing = new Set(wanted).symmetricDifference(shown)
    if (differing.size > 0 || wanted.length !== shown.size) throw listChanged()
    const hidden = entries.filter((one) => !one.isShown).map((one) => one.problemId)
    await writeOrder(tx, list, [...wanted, ...hidden])
    return true
  })
}

/** All entries in order, including those that learners cannot see at the moment. */
function readEntries(tx: Transaction, list: OwnList) {
  return tx
    .select({ problemId, position, isShown: sql<boolean>`coalesce(${isPublic}, false)` })
    .from(problemListEntry)
    .innerJoin(problem, eq(problem.id, problemId))
    .where(eq(listId, list.id))
    .orderBy(asc(position))
}

async function writeOrder(tx: Transaction, list: OwnList, ids: readonly string[]): Promise<void> {
  const places = tx
    .$with('place')
    .as(
      tx
        .select({ id: sql<string>`id`.as('id'), at: sql<number>`at`.as('at') })
        .from(sql`unnest(${sql.param([...ids])}::uuid[]) with ordinality as placed (id, at)`),
    )
  await tx
    .with(places)
    .update(problemListEntry)
    .set({ position: sql`${places.at}` })
    .from(places)
    .where(and(eq(listId, list.id), eq(problemId, places.id)))
}

function listFull({ name }: OwnList): AppError {
  const most = problemListLimits.entries
  return new AppError('list_full', `The list "${name}" holds ${most} problems already. Take one out first.`)
}

function listChanged(): AppError {
  return new AppError(
    'list_changed',
    'This list was changed in another window or on another device. Load it again.',
  )
}
