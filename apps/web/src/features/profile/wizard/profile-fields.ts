import { type Profile, type ProfileFields, profileFieldsSchema } from '@codedojo/contract'
import { z } from 'zod'
import { parseTypedNumber } from '../../../lib/parse-typed-number.ts'

/** The editable fields of a profile. */
export function toProfileFields(profile: Profile): ProfileFields {
  const { _id: _, email: __, role: ___, avatarUrl: ____, savedAt: _____, ...fields } = profile
  return fields
}

/** A number as the text of its field; empty if none. */
const numberField = <S extends z.ZodType<number | null, number | null>>(schema: S) =>
  z.string().transform(parseTypedNumber).pipe(schema)

const { age, experience } = profileFieldsSchema.shape

/** The fields with their numbers as typed. */
export const profileFormSchema = profileFieldsSchema.extend({
  age: numberField(age),
  experience: numberField(experience),
})
export type ProfileInput = z.input<typeof profileFormSchema>

export function toProfileInput(profile: Profile): ProfileInput {
  const fields = toProfileFields(profile)
  return { ...fields, age: typedOf(fields.age), experience: typedOf(fields.experience) }
}

function typedOf(number: number | null): string {
  return number === null ? '' : String(number)
}
