import type { Profile } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { watchPage } from '../../../lib/autosave/watch-page.ts'
import { type MergeResult, mergeInput } from './merge-input.ts'
import { profileFormSchema, toProfileInput } from './profile-fields.ts'
import { openWizardDraftStore, readWizardDraft, storeWizardDraft } from './wizard-draft.ts'

/**
 * The form of the wizard, filled with the profile or with an unsaved draft of this browser. The draft is kept until it is
 * saved or discarded.
 */
export function useWizardForm(profile: Profile) {
  const [draftStore] = useState(openWizardDraftStore)
  const [draft] = useState(() => readWizardDraft(draftStore))
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
  /** Merges the unsaved input into a version that was saved elsewhere. */
  const takeOver = (saved: Profile): MergeResult => {
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
  return { opened: toProfileInput(profile), savedAt: profile.savedAt }
}
