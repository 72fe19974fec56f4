import { problemListLimits } from '@codedojo/contract'
import { type Database, schema, type Transaction } from '@codedojo/db'
import { and, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { AppError } from '../../http/app-error.ts'
import { runIdempotently } from '../request-keys/index.ts'
import { changeList, lockLists, refuseTakenName } from './change-list.ts'
import { ensureFavourites, type OwnList } from './find-list.ts'

const { problemList } = schema

interface NewList {
  readonly userId: string
  readonly name: string
  readonly requestKey: string | undefined
}

/** Creates a list; returns its id. Throws `too_many_lists`, `list_name_taken`, and what `runIdempotently` throws. */
export async function addList({ queries }: Database, { userId, name, requestKey }: NewList): Promise<string> {
  const asking = { userId, requestKey, asked: ['list', name] }
  const made = await queries.transaction((tx) =>
    runIdempotently(tx, asking, () => insertList(tx, { userId, name })),
  )
  return made.id
}

async function insertList(tx: Transaction, { userId, name }: Omit<NewList, 'requestKey'>): Promise<string> {
  await lockLists(tx, userId)
  await ensureFavourites(tx, userId)
  const made = and(eq(problemList.userId, userId), eq(problemList.isFavourites, false))
  const { lists } = problemListLimits
  if ((await tx.$count(problemList, made)) >= lists) {
    throw new AppError(
      'too_many_lists',
      `You have ${lists} lists already. Delete one before you make another.`,
    )
  }
  await refuseTakenName(tx, { userId, name, ownId: null })
  const id = uuidv7()
  await tx.insert(problemList).values({ id, userId, name })
  return id
}

/** Throws `not_changeable`, `list_name_taken` and `list_not_found`. */
export async function renameList(database: Database, list: OwnList, name: string): Promise<void> {
  if (list.isFavourites) throw new AppError('not_changeable', 'The favourites cannot be renamed.')
  await changeList(database, list, async (tx) => {
    await refuseTakenName(tx, { userId: list.userId, name, ownId: list.id })
    await tx.update(problemList).set({ name }).where(eq(problemList.id, list.id))
    return true
  })
}

/** Throws `not_changeable` and `list_not_found`. */
export async function deleteList(database: Database, list: OwnList): Promise<void> {
  if (list.isFavourites) throw new AppError('not_changeable', 'The favourites cannot be deleted.')
  await changeList(database, list, async (tx) => {
    await tx.delete(problemList).where(eq(problemList.id, list.id))
    return false
  })
}
