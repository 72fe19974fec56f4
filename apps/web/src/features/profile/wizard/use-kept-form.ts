import type { Profile } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { inputOf, profileFormSchema } from './profile-fields.ts'
import { forgetWizardDraft, keepWizardDraft, readWizardDraft } from './wizard-draft.ts'

/**
 * The form of the wizard, filled with the profile, or with what was typed in this tab before the page went away. What is typed
 * is kept until it is saved or given up.
 */
export function useKeptForm(profile: Profile) {
  const userId = profile._id
  const [draft] = useState(() => readWizardDraft(userId))
  const [opened] = useState(() => draft?.opened ?? inputOf(profile))
  const form = useForm({ resolver: zodResolver(profileFormSchema), defaultValues: opened })
  useEffect(() => {
    if (draft) form.reset(draft.values, { keepDefaultValues: true })
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keepWizardDraft(userId, { opened, values }),
    })
  }, [form, userId, draft, opened])
  return { form, isTakenUp: draft !== null, forget: () => forgetWizardDraft(userId) }
}
