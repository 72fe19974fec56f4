import type { Profile } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { watchPage } from '../../../lib/autosave/watch-page.ts'
import { type Merged, mergeInput } from './merge-input.ts'
import { inputOf, profileFormSchema } from './profile-fields.ts'
import { openWizardDraftStore, storeWizardDraft, wizardDraftIn } from './wizard-draft.ts'

/**
 * The form of the wizard, filled with the profile, or with what was typed before the page went away. What is typed
 * is kept until it is saved or given up.
 */
export function useKeptForm(profile: Profile) {
  const [draftStore] = useState(openWizardDraftStore)
  const [draft] = useState(() => wizardDraftIn(draftStore))
  const [seen, setSeen] = useState(() => draft ?? seenOf(profile))
  const form = useForm({ resolver: zodResolver(profileFormSchema), defaultValues: seen.opened })
  useEffect(() => {
    if (!draft) return
    draftStore.adopt()
    form.reset(draft.values, { keepDefaultValues: true })
  }, [form, draft, draftStore])
  useEffect(() => watchPage(draftStore), [draftStore])
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => storeWizardDraft(draftStore, { ...seen, values }),
      }),
    [form, draftStore, seen],
  )
  /** Puts what was typed over what was saved elsewhere. */
  const takeOver = (saved: Profile): Merged => {
    const fresh = seenOf(saved)
    const merged = mergeInput({ ...seen, mine: form.getValues(), theirs: fresh.opened })
    const { values } = merged
    form.reset(fresh.opened)
    form.reset(values, { keepDefaultValues: true })
    storeWizardDraft(draftStore, { ...fresh, values })
    setSeen(fresh)
    return merged
  }
  const { savedAt } = seen
  return { form, savedAt, takeOver, isTakenUp: draft !== null, forget: () => draftStore.forget() }
}

function seenOf(profile: Profile) {
  return { opened: inputOf(profile), savedAt: profile.savedAt }
}
