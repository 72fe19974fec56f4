import type { Comparison } from '@codedojo/contract'
import type { Transaction } from '../connection.ts'
import { problemFile, problemVersion, testCase } from '../schema/problems.ts'

/** The texts of the case are in `stored_file`. */
export interface VersionCase {
  readonly isVisible: boolean
  readonly inputHash: Buffer
  readonly outputHash: Buffer
  /** Name in its package. */
  readonly name?: string
  /** null if the problem's comparison applies. */
  readonly comparison?: Comparison | null
  /** null if the problem's flags apply. */
  readonly validatorFlags?: readonly string[] | null
  /** Its group in a problem with points. */
  readonly groupName?: string | null
}

export type VersionFile = Omit<typeof problemFile.$inferInsert, 'problemId' | 'revision'>

export interface NewVersion {
  readonly row: typeof problemVersion.$inferInsert
  /** Visible cases first. Stored only if the version is a new revision. */
  readonly cases: readonly VersionCase[]
  readonly files: readonly VersionFile[]
}

/** Maximum rows per statement: PostgreSQL allows 65,535 parameters. */
const batchRows = 1000

/** Adds a version to a problem, without making it current or public. */
export async function insertVersion(tx: Transaction, { row, cases, files }: NewVersion): Promise<void> {
  await tx.insert(problemVersion).values(row)
  const { problemId, version, revision } = row
  if (revision !== version) return
  const rows = cases.map((one, at) => ({ ...one, problemId, revision, ordinal: at + 1 }))
  for (let at = 0; at < rows.length; at += batchRows)
    await tx.insert(testCase).values(rows.slice(at, at + batchRows))
  for (const file of files) await tx.insert(problemFile).values({ ...file, problemId, revision })
}
