import { schema, type Transaction } from '@codedojo/db'
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'

const { problem } = schema

/** A unique problem number: the wanted one if it is free, else the problem's own, else the next. */
export async function chooseProblemNumber(
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

/** The number after the highest one. */
export async function nextNumber(tx: Transaction): Promise<number> {
  const [row] = await tx.select({ last: sql<number | null>`max(${problem.number})` }).from(problem)
  return (row?.last ?? 0) + 1
}
