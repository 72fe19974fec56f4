import type { Database } from '@codedojo/db'
import type { ZipEntry } from '@codedojo/problem-package'
import type { ProblemNames } from './problem-names.ts'

/** Who takes along what is theirs, and what their files are named by. */
export interface ExportOwner {
  readonly database: Database
  readonly userId: string
  readonly problems: ProblemNames
}

/** Some of what is kept about a person, as files. */
export interface ExportPart {
  /** Where it lies in the archive, and what that is: a line of the list in its README. */
  readonly place: string
  readonly about: string
  /** Columns by which its rows refer to the person, or to something of theirs, as `table.column`. */
  readonly holds: readonly string[]
  readonly entries: (taker: ExportOwner) => Promise<readonly ZipEntry[]> | readonly ZipEntry[]
}
