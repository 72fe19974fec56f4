import { type Database, schema } from '@codedojo/db'
import { type Examination, PackageError, readProblemPackage } from '@codedojo/problem-package'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { columnsOf, importedAssets, importedCases, importedFiles } from './imported-problem.ts'
import {
  insertProblem,
  isTitleTaken,
  lockProblems,
  nextNumber,
  replaceAssets,
  replaceCases,
  replaceFiles,
  titleTakenText,
} from './write-problem.ts'

const { problem } = schema

export interface ImportedProblem {
  readonly id: string
  readonly slug: string
  readonly title: string
  /** False when a problem of this name was there and has been replaced. */
  readonly isNew: boolean
}

/**
 * Brings a problem package (folder or zip) into the installation; one that came from a package of the same name is
 * replaced. A package that names no time limit needs the examination of a judging machine.
 * Throws `PackageError` when it cannot be read or judged here.
 */
export async function importPackage(
  database: Database,
  path: string,
  examination: Examination | null = null,
): Promise<ImportedProblem> {
  const read = await readProblemPackage(path)
  const slug = read.folderName
  const cases = importedCases(read)

  return database.queries.transaction(async (tx) => {
    await lockProblems(tx)
    const [existing] = await tx
      .select({ id: problem.id, number: problem.number })
      .from(problem)
      .where(and(eq(problem.slug, slug), isNull(problem.deletedAt)))
    const id = existing?.id ?? uuidv7()
    const number = read.codedojo?.number ?? existing?.number ?? (await nextNumber(tx))
    const columns = { ...columnsOf({ read, id, examination }), slug, number }
    if (await isTitleTaken(tx, columns.title, id)) throw new PackageError(titleTakenText(columns.title))
    if (existing) {
      const change = { ...columns, revision: sql`${problem.revision} + 1`, updatedAt: new Date() }
      await tx.update(problem).set(change).where(eq(problem.id, id))
      await replaceCases(tx, id, cases)
    } else await insertProblem(tx, columns, cases, id)
    await replaceAssets(tx, id, importedAssets(read))
    await replaceFiles(tx, id, importedFiles(read))
    return { id, slug, title: columns.title, isNew: !existing }
  })
}
