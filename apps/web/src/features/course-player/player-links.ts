import type { LessonRow } from '@codedojo/contract'

interface Identified {
  readonly _id: string
}

interface Coded {
  readonly code: string
}

/** Where the player leads; the page knows, because these places belong to others. */
export interface PlayerLinks {
  readonly courses: string
  readonly sales: (course: Identified) => string
  readonly renewal: (course: Identified) => string
  readonly problem: (problem: Identified) => string
  readonly certificate: (certificate: Coded) => string
  readonly certificateFile: (certificate: Coded) => string
}

/** A lesson of the course that is open, as its address has it. */
export function lessonSearch({ _id }: Pick<LessonRow, '_id'>): string {
  return `?lesson=${encodeURIComponent(_id)}`
}
