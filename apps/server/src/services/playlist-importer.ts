import type { Transaction } from '@codedojo/db'

export interface Imported {
  readonly added: number
  readonly hidden: number
  /** Videos of the playlist that are lessons now. */
  readonly lessons: number
}

export interface PlaylistImporter extends AsyncDisposable {
  readonly canRead: boolean
  /** Sees to it that the lessons of a course follow its playlist. Never fails; what goes wrong is kept with the course. */
  readonly follow: (courseId: string) => Promise<void>
  /** Reads it now, and answers what changed. Throws `VideoServiceError`; null: the playlist is another one by now. */
  readonly readNow: (
    courseId: string,
    also: (tx: Transaction, done: Imported) => Promise<void>,
  ) => Promise<Imported | null>
}
