import { roleTypes } from '@codedojo/contract'
import { z } from 'zod'
import { FormDraftStore } from '../../../lib/autosave/form-draft-store.ts'
import type { ProfileInput } from './profile-fields.ts'

const inputSchema = z.object({
  ...{ firstName: z.string(), lastName: z.string(), bio: z.string(), age: z.string(), phone: z.string() },
  ...{ github: z.string(), linkedin: z.string(), leetcode: z.string(), twitter: z.string() },
  ...{ location: z.string(), roleType: z.enum(roleTypes).nullable() },
  ...{ college: z.string(), branch: z.string(), skillsLearning: z.string() },
  ...{ company: z.string(), jobRole: z.string(), experience: z.string(), professionalSkills: z.string() },
}) satisfies z.ZodType<ProfileInput>

const seenSchema = z.object({
  /** The form's values when it was opened. */
  opened: inputSchema,
  /** `savedAt` of the profile that it was filled with. */
  savedAt: z.string().nullable(),
})
type BaseVersion = z.infer<typeof seenSchema>
type WizardDraft = BaseVersion & { readonly values: ProfileInput }

export function openWizardDraftStore(): FormDraftStore<ProfileInput> {
  return new FormDraftStore<ProfileInput>({ what: 'profile', schema: inputSchema })
}

/** Whether the wizard has unsaved input. */
export function hasWizardDraft(): boolean {
  return readWizardDraft(openWizardDraftStore()) !== null
}

/** The unsaved input with its base version; null if none. */
export function readWizardDraft({ found }: FormDraftStore<ProfileInput>): WizardDraft | null {
  if (found === null) return null
  try {
    const seen = seenSchema.safeParse(JSON.parse(found.base))
    return seen.success ? { ...seen.data, values: found.values } : null
  } catch {
    return null
  }
}

/** Stores the draft; deletes it when the values are unchanged. */
export function storeWizardDraft(
  draftStore: FormDraftStore<ProfileInput>,
  { values, ...seen }: WizardDraft,
): void {
  const [opened, typed] = [seen.opened, values].map((each) => JSON.stringify(inputSchema.parse(each)))
  if (typed === opened) draftStore.forget()
  else draftStore.type(inputSchema.parse(values), JSON.stringify(seen))
}
