import type { Transaction } from '@codedojo/db'

export interface PlaylistChanges {
  readonly added: number
  readonly hidden: number
  /** Number of the playlist's videos that are lessons now. */
  readonly lessons: number
}

export interface PlaylistImporter extends AsyncDisposable {
  readonly canRead: boolean
  /**
   * Refreshes the lessons of a course from its playlist if it is due. Never throws; errors are stored with the course.
   */
  readonly follow: (courseId: string) => Promise<void>
  /**
   * Imports the playlist now; returns what changed. Throws `VideoServiceError`. Returns null if the course has another playlist
   * by now.
   */
  readonly readNow: (
    courseId: string,
    also: (tx: Transaction, done: PlaylistChanges) => Promise<void>,
  ) => Promise<PlaylistChanges | null>
}
