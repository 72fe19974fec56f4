import type { LessonRow } from '@codedojo/contract'

interface Identified {
  readonly _id: string
}

interface Coded {
  readonly code: string
}

/** Paths that the player links to; they belong to other features, so the page provides them. */
export interface PlayerLinks {
  readonly courses: string
  readonly sales: (course: Identified) => string
  readonly renewal: (course: Identified) => string
  readonly problem: (problem: Identified) => string
  readonly certificate: (certificate: Coded) => string
  readonly certificateFile: (certificate: Coded) => string
}

/** URL query that opens a lesson of the current course. */
export function lessonSearch({ _id }: Pick<LessonRow, '_id'>): string {
  return `?lesson=${encodeURIComponent(_id)}`
}
