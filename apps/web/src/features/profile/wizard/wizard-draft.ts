import { roleTypes } from '@codedojo/contract'
import { z } from 'zod'
import { readStored, writeStored } from '../../../lib/stored.ts'
import type { ProfileInput } from './profile-fields.ts'

const inputSchema = z.object({
  ...{ firstName: z.string(), lastName: z.string(), bio: z.string(), age: z.string(), phone: z.string() },
  ...{ github: z.string(), linkedin: z.string(), leetcode: z.string(), twitter: z.string() },
  ...{ location: z.string(), roleType: z.enum(roleTypes).nullable() },
  ...{ college: z.string(), branch: z.string(), skillsLearning: z.string() },
  ...{ company: z.string(), jobRole: z.string(), experience: z.string(), professionalSkills: z.string() },
}) satisfies z.ZodType<ProfileInput>

const draftSchema = z.object({
  /** What the form held when nothing had been typed. */
  opened: inputSchema,
  /** `savedAt` of the profile that it was filled with. */
  savedAt: z.string().nullable(),
  values: inputSchema,
})
export type WizardDraft = z.infer<typeof draftSchema>

/** Of one person, and with no word in it by which a profile of an earlier program is found. */
const keyOf = (userId: string) => `codedojo:wizard:${userId}`

/** What was typed into the wizard in this tab when the page went away, by a reload or a session that ended; null: nothing. */
export function readWizardDraft(userId: string): WizardDraft | null {
  return readStored(sessionStorage, keyOf(userId), draftSchema.nullable(), null)
}

/** Keeps what is typed, in this tab only; nothing when it is as it was opened. */
export function keepWizardDraft(userId: string, draft: WizardDraft): void {
  const [opened, values] = [draft.opened, draft.values].map((each) => JSON.stringify(inputSchema.parse(each)))
  if (values === opened) forgetWizardDraft(userId)
  else writeStored(sessionStorage, keyOf(userId), draft)
}

export function forgetWizardDraft(userId: string): void {
  try {
    sessionStorage.removeItem(keyOf(userId))
  } catch {
    // A storage that is closed to us keeps nothing either.
  }
}
