import { useFormContext } from 'react-hook-form'
import type { LessonForm, LessonToSave } from './lesson-form.ts'

/** The form of the lesson around the component. */
export function useLessonForm() {
  return useFormContext<LessonForm, unknown, LessonToSave>()
}
