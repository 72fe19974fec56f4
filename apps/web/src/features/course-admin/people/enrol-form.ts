import { enrolLearnerBody, makeEmailSchema } from '@codedojo/contract'
import { z } from 'zod'
import { parseRequiredNumber } from '../../../lib/parse-typed-number.ts'

const { days } = enrolLearnerBody.shape

/** Typed values and their parsed form. */
export const enrolFormSchema = z
  .object({ emailId: z.string(), days: z.string().transform(parseRequiredNumber) })
  .pipe(z.object({ emailId: makeEmailSchema('Please enter a valid email'), days: days.unwrap() }))

export type EnrolForm = z.input<typeof enrolFormSchema>
export type Enrolment = z.output<typeof enrolFormSchema>

export const enrolFields = ['emailId', 'days'] as const satisfies readonly (keyof EnrolForm)[]
