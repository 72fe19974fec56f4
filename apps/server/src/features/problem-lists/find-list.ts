import type { ProblemList } from '@codedojo/contract'
import { type Database, preparedQuery, type Queries, schema, type Transaction } from '@codedojo/db'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { AppError } from '../../http/app-error.ts'
import { isId, isPublic } from '../problems/index.ts'

const { problem, problemList, problemListEntry } = schema

/** Stands for the id of the favourites list in a path. */
const favouritesId = 'favourites'

export interface OwnList {
  readonly id: string
  readonly userId: string
  readonly name: string
  readonly isFavourites: boolean
}

/** Returns one of this person's lists. The favourites list is created the first time it is requested. Throws `list_not_found`. */
export async function requireOwnList({ queries }: Database, id: string, userId: string): Promise<OwnList> {
  if (id === favouritesId) await ensureFavourites(queries, userId)
  else if (!isId(id)) throw listNotFound()
  const { name, isFavourites } = problemList
  const [row] = await queries
    .select({ id: problemList.id, userId: problemList.userId, name, isFavourites })
    .from(problemList)
    .where(
      and(
        eq(problemList.userId, userId),
        id === favouritesId ? eq(isFavourites, true) : eq(problemList.id, id),
      ),
    )
  if (!row) throw listNotFound()
  return row
}

export function listNotFound(): AppError {
  return new AppError('list_not_found', 'There is no such list.')
}

/** Called before any other list is created, so that no list can take the name. */
export async function ensureFavourites(queries: Queries | Transaction, userId: string): Promise<void> {
  const values = { id: uuidv7(), userId, name: 'Favourites', isFavourites: true }
  await queries.insert(problemList).values(values).onConflictDoNothing()
}

/** All lists of a person: the favourites first, then by name. */
export async function showLists(database: Database, userId: string): Promise<ProblemList[]> {
  const lists = await listsOf(database).execute({ userId })
  if (lists.some(({ isFavourites }) => isFavourites)) return lists.map(wireList)
  await ensureFavourites(database.queries, userId)
  return (await listsOf(database).execute({ userId })).map(wireList)
}

const listsOf = preparedQuery('own_problem_lists', (queries) =>
  selectLists(queries, eq(problemList.userId, sql.placeholder('userId'))),
)

/** Throws `list_not_found` when it was deleted meanwhile. */
export async function showList(database: Database, id: string): Promise<ProblemList> {
  const [list] = await selectLists(database.queries, eq(problemList.id, id))
  if (!list) throw listNotFound()
  return wireList(list)
}

/** Problems that learners cannot see, such as those of a future contest, keep their position but are not returned. */
function selectLists(queries: Queries, condition: SQL) {
  const { problemId, position } = problemListEntry
  const problems = sql<string[]>`coalesce(
    array_agg(${problemId}::text order by ${position}) filter (where ${isPublic}), '{}')`
  return queries
    .select({
      _id: problemList.id,
      name: problemList.name,
      isFavourites: problemList.isFavourites,
      problems,
      updatedAt: problemList.updatedAt,
    })
    .from(problemList)
    .leftJoin(problemListEntry, eq(problemListEntry.listId, problemList.id))
    .leftJoin(problem, eq(problem.id, problemId))
    .where(condition)
    .groupBy(problemList.id)
    .orderBy(desc(problemList.isFavourites), asc(sql`lower(${problemList.name})`))
}

function wireList(row: Awaited<ReturnType<typeof selectLists>>[number]): ProblemList {
  return { ...row, updatedAt: row.updatedAt.toISOString() }
}
