import { AppError } from '../../http/app-error.ts'

/** The error for a block or quiz that the page shows but the lesson no longer has. */
export function lessonChanged(): AppError {
  return new AppError('lesson_changed', 'The author has changed this lesson. Open it again.')
}
