import { type Course, courseBody } from '@codedojo/contract'
import { z } from 'zod'
import { parseRequiredNumber } from '../../../lib/parse-typed-number.ts'

const { CourseThumbnail, playlistid, outcomes, takesQuestions } = courseBody.shape
const savedFields = courseBody.omit({ draft: true, isDraft: true }).extend({
  CourseThumbnail: CourseThumbnail.unwrap(),
  playlistid: playlistid.unwrap(),
  outcomes: outcomes.unwrap(),
  takesQuestions: takesQuestions.unwrap(),
})

/** Typed values and their parsed form, with the server's rules. */
export const courseFormSchema = z
  .object({
    CourseName: z.string(),
    CourseDescription: z.string(),
    CoursePrice: z.string().transform(parseRequiredNumber),
    validityDays: z.string().transform(parseRequiredNumber),
    CourseMentor: z.string(),
    CourseThumbnail: z.string(),
    playlistid: z.string(),
    takesQuestions: z.boolean(),
    outcomes: z
      .array(z.object({ text: z.string() }))
      // An empty line becomes a blank here and is removed later, so that the other lines keep the indexes that errors refer
      // to.
      .transform((lines) => lines.map(({ text }) => text.trim() || ' ')),
  })
  .transform((typed, context): z.output<typeof savedFields> => {
    const { data, error } = savedFields.safeParse(typed)
    for (const { path, message } of error?.issues ?? [])
      context.addIssue({ code: 'custom', path: fieldOf(path), message })
    return data ?? z.NEVER
  })

/** Maps an error path of the stored course to the form field: a stored outcome is a string, in the form a line with a text. */
function fieldOf(path: readonly PropertyKey[]): PropertyKey[] {
  return path[0] === 'outcomes' && path.length === 2 ? [...path, 'text'] : [...path]
}

export type CourseForm = z.input<typeof courseFormSchema>
export type CourseToSave = z.output<typeof courseFormSchema>

export const courseFields = [
  'CourseName',
  'CourseDescription',
  'CoursePrice',
  'validityDays',
  'CourseMentor',
  'CourseThumbnail',
  'playlistid',
  'outcomes',
  'takesQuestions',
] as const satisfies readonly (keyof CourseForm)[]

/** Initial values of the form; null for a new course. */
export function courseFormOf(course: Course | null): CourseForm {
  if (course === null)
    return {
      ...{ CourseName: '', CourseDescription: '', CoursePrice: '', validityDays: '', CourseMentor: '' },
      ...{ CourseThumbnail: '', playlistid: '', outcomes: [], takesQuestions: false },
    }
  return {
    CourseName: course.CourseName,
    CourseDescription: course.CourseDescription,
    CoursePrice: course.CoursePrice.toFixed(2),
    validityDays: String(course.validityDays),
    CourseMentor: course.CourseMentor,
    CourseThumbnail: course.CourseThumbnail,
    playlistid: course.playlistid,
    takesQuestions: course.takesQuestions,
    outcomes: course.outcomes.map((text) => ({ text })),
  }
}
