import { useFormContext } from 'react-hook-form'
import type { LessonForm, LessonToSave } from './lesson-form.ts'

/** The lesson form from React Hook Form's context. */
export function useLessonForm() {
  return useFormContext<LessonForm, unknown, LessonToSave>()
}
