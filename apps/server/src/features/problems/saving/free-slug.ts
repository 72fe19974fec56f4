import { schema, type Transaction } from '@codedojo/db'
import { and, eq, gt, isNull, ne } from 'drizzle-orm'

const { problem } = schema

/** The package name, with the first free number appended where another problem has it. */
export async function chooseFreeSlug(tx: Transaction, problemId: string, wanted: string): Promise<string> {
  let free = wanted
  for (let at = 2; await isTaken(tx, problemId, free); at++) free = `${wanted}-${at}`
  return free
}

async function isTaken(tx: Transaction, problemId: string, slug: string): Promise<boolean> {
  const isThere = and(isNull(problem.deletedAt), gt(problem.version, 0))
  return (await tx.$count(problem, and(isThere, eq(problem.slug, slug), ne(problem.id, problemId)))) > 0
}
