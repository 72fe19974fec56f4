import { schema, type Transaction } from '@codedojo/db'
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'

const { problem } = schema

/** A number names one problem: a wanted one that is another's is not taken, nor the own one if that was given away. */
export async function freeNumber(
  tx: Transaction,
  problemId: string,
  wanted: number | undefined,
): Promise<number> {
  const [own] = await tx.select({ number: problem.number }).from(problem).where(eq(problem.id, problemId))
  for (const number of [wanted, own?.number]) {
    if (number === undefined) continue
    const isThere = and(isNull(problem.deletedAt), gt(problem.version, 0))
    const isTaken = and(isThere, eq(problem.number, number), ne(problem.id, problemId))
    if ((await tx.$count(problem, isTaken)) === 0) return number
  }
  return nextNumber(tx)
}

/** The place after the last. */
export async function nextNumber(tx: Transaction): Promise<number> {
  const [row] = await tx.select({ last: sql<number | null>`max(${problem.number})` }).from(problem)
  return (row?.last ?? 0) + 1
}
