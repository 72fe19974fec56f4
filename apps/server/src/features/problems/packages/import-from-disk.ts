import { readFile, stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import type { ImportedPackage } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { packFolder, readPackageInWorker } from '@codedojo/problem-package'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../http/app-error.ts'
import { importJudgedPackage } from './import-judged-package.ts'
import { refuseOnPackageError } from './refused-package.ts'

export interface PackageOnDisk {
  /** Path of a folder or an archive. */
  readonly path: string
  readonly replace: boolean
  readonly asDraft: boolean
  readonly skipInputValidators: boolean
}

/**
 * Imports a package for the operator, with the installation's judges: a new problem with a solution that is not
 * Accepted becomes a draft. Throws what `importJudgedPackage` throws.
 */
export async function importFromDisk(
  context: Context,
  { path, replace, asDraft, skipInputValidators }: PackageOnDisk,
): Promise<ImportedPackage> {
  const read = await refuseOnPackageError(() => readPackageInWorker(path))
  const askedBy = await oldestAdmin(context.database)
  return importJudgedPackage(context, {
    ...{ read, replace, asDraft, skipInputValidators, askedBy },
    archive: async () => ((await stat(path)).isDirectory() ? packFolder(path) : readFile(path)),
    name: basename(resolve(path)),
    authorId: null,
    requestKey: null,
    ifRejected: 'keep as draft',
  })
}

/** The user of the judge jobs; every job belongs to a user. */
async function oldestAdmin({ queries }: Database): Promise<string> {
  const { user } = schema
  const [admin] = await queries
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.role, 'admin'), isNull(user.suspendedAt)))
    .orderBy(asc(user.createdAt), asc(user.id))
    .limit(1)
  if (admin) return admin.id
  throw new AppError('unavailable', 'There is no administrator yet; run "npm start" once, which makes one.')
}
