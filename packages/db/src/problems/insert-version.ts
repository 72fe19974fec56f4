import type { Comparison } from '@codedojo/contract'
import type { Transaction } from '../connection.ts'
import { problemFile, problemVersion, testCase } from '../schema/problems.ts'

/** Its texts stand in `stored_file`. */
export interface VersionCase {
  readonly isVisible: boolean
  readonly inputHash: Buffer
  readonly outputHash: Buffer
  /** In its package. */
  readonly name?: string
  /** null: that of the problem. */
  readonly comparison?: Comparison | null
  /** null: those of the problem. */
  readonly validatorFlags?: readonly string[] | null
}

export type VersionFile = Omit<typeof problemFile.$inferInsert, 'problemId' | 'revision'>

export interface NewVersion {
  readonly row: typeof problemVersion.$inferInsert
  /** Visible ones first. Kept only when the version is a revision of its own. */
  readonly cases: readonly VersionCase[]
  readonly files: readonly VersionFile[]
}

/** Rows sent in one statement at most: PostgreSQL takes 65,535 values. */
const batchRows = 1000

/** Adds a version to a problem; makes it neither current nor public. */
export async function insertVersion(tx: Transaction, { row, cases, files }: NewVersion): Promise<void> {
  await tx.insert(problemVersion).values(row)
  const { problemId, version, revision } = row
  if (revision !== version) return
  const rows = cases.map((one, at) => ({ ...one, problemId, revision, ordinal: at + 1 }))
  for (let at = 0; at < rows.length; at += batchRows)
    await tx.insert(testCase).values(rows.slice(at, at + batchRows))
  for (const file of files) await tx.insert(problemFile).values({ ...file, problemId, revision })
}
