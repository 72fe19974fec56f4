import type { Comparison, ProblemBody } from '@codedojo/contract'
import { type Database, schema, type Transaction } from '@codedojo/db'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { AppError } from '../../http/app-error.ts'
import { casesOf, type ProblemRow, type TestCaseRow } from './queries.ts'

const { problem, problemAsset, problemFile, testCase } = schema

export interface NewCase {
  readonly isVisible: boolean
  readonly input: Buffer
  readonly output: Buffer
  readonly explanation: string
  /** In its package. */
  readonly name?: string
  /** null: that of the problem. */
  readonly comparison?: Comparison | null
  /** null: those of the problem. */
  readonly validatorFlags?: readonly string[] | null
}

export interface NewAsset {
  readonly name: string
  readonly contentType: string
  readonly content: Buffer
}

export type NewFile = Omit<typeof problemFile.$inferInsert, 'problemId'>

/** Creates the problem that an admin has described; answers its id. Throws `title_taken`. */
export async function createProblem(
  database: Database,
  body: ProblemBody,
  creatorId: string,
): Promise<string> {
  return database.queries.transaction(async (tx) => {
    await requireFreeTitle(tx, body.title)
    return insertProblem(tx, { ...columnsOf(body), creatorId }, casesIn(body))
  })
}

/** Replaces what an admin can see of a problem. Throws `title_taken`. */
export async function updateProblem(
  database: Database,
  current: ProblemRow,
  body: ProblemBody,
): Promise<void> {
  const before = await casesOf(database, current.id)
  const kept = casesIn(body).map((one, at) => withStored(one, [...before.slice(at, at + 1), ...before]))
  await database.queries.transaction(async (tx) => {
    await requireFreeTitle(tx, body.title, current.id)
    await tx
      .update(problem)
      .set({
        ...columnsOf(body),
        ...timeLimitOf(body, current),
        revision: sql`${problem.revision} + 1`,
        updatedAt: new Date(),
      })
      .where(eq(problem.id, current.id))
    await replaceCases(tx, current.id, kept)
  })
}

/**
 * A case keeps what JSON and the form cannot carry, as long as its text is the same: bytes that are no text, its name, and
 * flags of its own.
 */
function withStored(one: NewCase, stored: readonly TestCaseRow[]): NewCase {
  const isSame = (a: Buffer, b: Buffer) => a.toString('utf8') === b.toString('utf8')
  const old = stored.find(({ input, output }) => isSame(input, one.input) && isSame(output, one.output))
  if (!old) return one
  const { input, output, name, comparison, validatorFlags } = old
  return { ...one, input, output, name, comparison, validatorFlags }
}

/** A limit that an admin leaves as it is still comes from where it came. */
function timeLimitOf({ timeLimitMs }: ProblemBody, current: ProblemRow) {
  if (timeLimitMs !== current.timeLimitMs)
    return { timeLimitMs, timeLimitSource: setByAdmin, timeLimitBasis: null }
  const { timeLimitSource, timeLimitBasis } = current
  return { timeLimitMs, timeLimitSource, timeLimitBasis }
}

const setByAdmin = 'set by an admin'

/** Takes the problem out of every list; what refers to it stays readable. */
export async function deleteProblem(database: Database, id: string): Promise<void> {
  await database.queries.update(problem).set({ deletedAt: new Date() }).where(eq(problem.id, id))
}

type ProblemColumns = Omit<typeof problem.$inferInsert, 'id' | 'number'> & { readonly number?: number }

export async function insertProblem(
  tx: Transaction,
  columns: ProblemColumns,
  cases: readonly NewCase[],
  id: string = uuidv7(),
): Promise<string> {
  const number = columns.number ?? (await nextNumber(tx))
  await tx.insert(problem).values({ ...columns, id, number })
  await replaceCases(tx, id, cases)
  return id
}

export async function replaceCases(
  tx: Transaction,
  problemId: string,
  cases: readonly NewCase[],
): Promise<void> {
  await tx.delete(testCase).where(eq(testCase.problemId, problemId))
  for (const [at, one] of cases.entries()) {
    await tx.insert(testCase).values({ ...one, problemId, ordinal: at + 1 })
  }
}

export async function replaceAssets(
  tx: Transaction,
  problemId: string,
  assets: readonly NewAsset[],
): Promise<void> {
  await tx.delete(problemAsset).where(eq(problemAsset.problemId, problemId))
  for (const asset of assets) await tx.insert(problemAsset).values({ ...asset, problemId })
}

export async function replaceFiles(
  tx: Transaction,
  problemId: string,
  files: readonly NewFile[],
): Promise<void> {
  await tx.delete(problemFile).where(eq(problemFile.problemId, problemId))
  for (const file of files) await tx.insert(problemFile).values({ ...file, problemId })
}

/** The place after the last; two problems made at once may share it, and then the list orders them by age. */
export async function nextNumber(tx: Transaction): Promise<number> {
  const [row] = await tx.select({ last: sql<number | null>`max(${problem.number})` }).from(problem)
  return (row?.last ?? 0) + 1
}

async function requireFreeTitle(tx: Transaction, title: string, except?: string): Promise<void> {
  await lockProblems(tx)
  if (!(await isTitleTaken(tx, title, except))) return
  const message = titleTakenText(title)
  throw new AppError('title_taken', message, { errors: [{ field: 'title', message }] })
}

/** Serialises writers of problems, so that what was checked holds until the row is there. */
export async function lockProblems(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${problem} in share row exclusive mode`)
}

export async function isTitleTaken(tx: Transaction, title: string, except?: string): Promise<boolean> {
  const sameTitle = sql`lower(${problem.title}) = lower(${title})`
  const others = except === undefined ? undefined : ne(problem.id, except)
  return (await tx.$count(problem, and(sameTitle, isNull(problem.deletedAt), others))) > 0
}

export function titleTakenText(title: string): string {
  return `There is already a problem with the title "${title}".`
}

function columnsOf(body: ProblemBody) {
  return {
    title: body.title,
    description: body.description,
    difficulty: body.difficulty,
    tags: body.tags,
    timeLimitMs: body.timeLimitMs,
    timeLimitSource: setByAdmin,
    memoryLimitKb: body.memoryLimitKb,
    comparison: body.comparison,
    showFailingCase: body.showFailingCase,
    startCode: body.startCode,
    referenceSolution: body.referenceSolution,
    hints: body.hints,
    editorial: body.editorial,
  }
}

function casesIn(body: ProblemBody): NewCase[] {
  const text = (value: string) => Buffer.from(value, 'utf8')
  return [
    ...body.visibleTestCases.map((one) => ({
      isVisible: true,
      input: text(one.input),
      output: text(one.output),
      explanation: one.explanation,
    })),
    ...body.hiddenTestCases.map((one) => ({
      isVisible: false,
      input: text(one.input),
      output: text(one.output),
      explanation: '',
    })),
  ]
}
