import type { FieldError, Profile, ProfileFields } from '@codedojo/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import { ApiError, messageOf } from '../../../lib/api/api-error.ts'
import { profileQuery, sendProfile } from '../queries.ts'
import type { MergeResult } from './merge-input.ts'
import type { ProfileInput } from './profile-fields.ts'
import { fieldsOfStep, findStepOf, type WizardStep, wizardSteps } from './wizard-steps.ts'

type Fault = Pick<FieldError, 'field' | 'message'>
type ProfileForm = UseFormReturn<ProfileInput, unknown, ProfileFields>

interface Wizard {
  readonly form: ProfileForm
  /** `savedAt` of the profile that the form was filled with. */
  readonly savedAt: string | null
  /** Merges the unsaved input into a version that was saved elsewhere. */
  readonly takeOver: (saved: Profile) => MergeResult
  readonly onSaved: (saved: Profile) => void
}

/**
 * Steps and saving of the wizard. A server error goes back to the step with the field it names. If another page has saved
 * meanwhile, the versions are merged, and the user must save again.
 */
export function useWizard({ form, savedAt, takeOver, onSaved }: Wizard) {
  const queryClient = useQueryClient()
  const [step, setStep] = useState<WizardStep>('personal')
  const [wanted, setWanted] = useState<keyof ProfileInput | null>(null)
  const role = () => form.getValues('roleType')

  const lead = (faults: readonly Fault[], otherwise: string) => {
    const place = findStepOf(
      faults.map(({ field }) => field),
      role(),
    )
    if (place === null) return form.setError('root', { message: otherwise })
    for (const { field, message } of faults) {
      const known = findStepOf([field], role())
      if (known) form.setError(known.field, { message })
    }
    setStep(place.step)
    setWanted(place.field)
  }
  const meet = async () => {
    try {
      const saved = await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 })
      const { isSaved, replaced } = takeOver(saved)
      // The newer version may be the user's own save whose answer was lost.
      if (isSaved) onSaved(saved)
      else form.setError('root', { message: meetingWords(replaced) })
    } catch (error) {
      form.setError('root', { message: messageOf(error) })
    }
  }
  const save = useMutation({
    mutationFn: sendProfile,
    onSuccess: onSaved,
    onError: (error) =>
      error instanceof ApiError && error.code === 'profile_changed'
        ? meet()
        : lead(error instanceof ApiError ? error.errors : [], messageOf(error)),
  })

  // Focused in an effect, because the field exists only after its step has rendered.
  useEffect(() => {
    if (wanted === null) return
    form.setFocus(wanted)
    setWanted(null)
  }, [wanted, form])

  const send = (fields: ProfileFields) => save.mutate({ ...fields, isImport: false, knownSavedAt: savedAt })
  const goTo = (there: WizardStep) => {
    form.clearErrors('root')
    setStep(there)
  }
  const neighbour = (by: 1 | -1) => wizardSteps[wizardSteps.indexOf(step) + by] ?? step
  const next = async () => {
    if (step === 'review') return form.handleSubmit(send, (errors) => lead(...faultsOf(errors)))()
    if (await form.trigger([...fieldsOfStep(step, role())], { shouldFocus: true })) goTo(neighbour(1))
  }
  return {
    step,
    goTo,
    next,
    back: () => goTo(neighbour(-1)),
    chooseRole: (chosen: NonNullable<ProfileFields['roleType']>) => {
      form.setValue('roleType', chosen, { shouldDirty: true })
      goTo('details')
    },
    isSaving: save.isPending,
    isSaved: save.isSuccess,
  }
}

function meetingWords(replaced: readonly string[]): string {
  return [
    'Your profile was saved in another window or on another device meanwhile.',
    'What you changed here is kept, and the rest is as it was saved there.',
    ...(replaced.length > 0 ? [`Yours would replace what stands there: ${replaced.join(', ')}.`] : []),
    'Look through it, and save it again.',
  ].join(' ')
}

/** Errors of the form's own validation; the first message is shown above the form if no step has the field. */
function faultsOf(errors: FieldErrors<ProfileInput>): [Fault[], string] {
  const faults = Object.entries(errors).map(([field, error]) => ({ field, message: error?.message ?? '' }))
  return [faults, faults[0]?.message ?? '']
}
