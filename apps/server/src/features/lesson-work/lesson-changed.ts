import { AppError } from '../../http/app-error.ts'

/** The page shows a block or a quiz that the lesson no longer has. */
export function lessonChanged(): AppError {
  return new AppError('lesson_changed', 'The author has changed this lesson. Open it again.')
}
