import { emailOf, enrolLearner } from '@codedojo/contract'
import { z } from 'zod'

/** The fields as they are typed; without days, those of a purchase count. */
export const enrolFormSchema = z
  .object({ emailId: z.string(), days: z.string() })
  .transform(({ emailId, days }) => (days.trim() === '' ? { emailId } : { emailId, days: Number(days) }))
  .pipe(enrolLearner.body.extend({ emailId: emailOf('Please enter a valid email') }))

export type EnrolForm = z.input<typeof enrolFormSchema>
export type Enrolment = z.output<typeof enrolFormSchema>

export const enrolFields = ['emailId', 'days'] as const satisfies readonly (keyof EnrolForm)[]
