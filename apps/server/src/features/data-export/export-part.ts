import type { Database } from '@codedojo/db'
import type { ZipEntry } from '@codedojo/problem-package'
import type { ProblemNames } from './problem-names.ts'

/** The person whose data is exported, and the names for their files. */
export interface ExportOwner {
  readonly database: Database
  readonly userId: string
  readonly problems: ProblemNames
}

/** A part of the personal data, as files. */
export interface ExportPart {
  /** Path in the archive and its description: a line of the list in the README. */
  readonly place: string
  readonly about: string
  /** Columns through which the rows reference the person, directly or indirectly, as `table.column`. */
  readonly holds: readonly string[]
  readonly entries: (owner: ExportOwner) => Promise<readonly ZipEntry[]> | readonly ZipEntry[]
}
