import type { LessonRow } from '@codedojo/contract'

interface WithId {
  readonly _id: string
}

interface WithCode {
  readonly code: string
}

/** Paths that the player links to; they belong to other features, so the page provides them. */
export interface PlayerLinks {
  readonly courses: string
  readonly sales: (course: WithId) => string
  readonly renewal: (course: WithId) => string
  readonly problem: (problem: WithId) => string
  readonly certificate: (certificate: WithCode) => string
  readonly certificateFile: (certificate: WithCode) => string
}

/** URL query that opens a lesson of the current course. */
export function lessonSearch({ _id }: Pick<LessonRow, '_id'>): string {
  return `?lesson=${encodeURIComponent(_id)}`
}
