import type { Profile } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { type Merged, mergeInput } from './merge-input.ts'
import { inputOf, profileFormSchema } from './profile-fields.ts'
import { forgetWizardDraft, keepWizardDraft, readWizardDraft } from './wizard-draft.ts'

/**
 * The form of the wizard, filled with the profile, or with what was typed in this tab before the page went away. What is typed
 * is kept until it is saved or given up.
 */
export function useKeptForm(profile: Profile) {
  const userId = profile._id
  const [draft] = useState(() => readWizardDraft(userId))
  const [seen, setSeen] = useState(() => draft ?? seenOf(profile))
  const form = useForm({ resolver: zodResolver(profileFormSchema), defaultValues: seen.opened })
  useEffect(() => {
    if (draft) form.reset(draft.values, { keepDefaultValues: true })
  }, [form, draft])
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepWizardDraft(userId, { ...seen, values }),
      }),
    [form, userId, seen],
  )
  /** Puts what was typed over what was saved elsewhere. */
  const takeOver = (saved: Profile): Merged => {
    const fresh = seenOf(saved)
    const merged = mergeInput({ ...seen, mine: form.getValues(), theirs: fresh.opened })
    const { values } = merged
    form.reset(fresh.opened)
    form.reset(values, { keepDefaultValues: true })
    keepWizardDraft(userId, { ...fresh, values })
    setSeen(fresh)
    return merged
  }
  const { savedAt } = seen
  return { form, savedAt, takeOver, isTakenUp: draft !== null, forget: () => forgetWizardDraft(userId) }
}

function seenOf(profile: Profile) {
  return { opened: inputOf(profile), savedAt: profile.savedAt }
}
