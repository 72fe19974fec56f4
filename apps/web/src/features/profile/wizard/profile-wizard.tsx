import type { Profile } from '@codedojo/contract'
import { ArrowRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { ErrorBox } from '../../../ui/form/error-box.tsx'
import { FormDialog } from '../../../ui/form/form-dialog.tsx'
import { DetailsStep } from './details-step.tsx'
import { PersonalStep } from './personal-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { RoleStep } from './role-step.tsx'
import { StepRow } from './step-row.tsx'
import { useWizard } from './use-wizard.ts'
import { useWizardForm } from './use-wizard-form.ts'
import { wizardSteps, wizardStepText } from './wizard-steps.ts'

interface ProfileWizardProps {
  profile: Profile
  onClose: () => void
  onSaved: (saved: Profile) => void
}

/** Edits the profile in four steps; it is saved only in the last one. */
export function ProfileWizard({ profile, onClose, onSaved }: ProfileWizardProps) {
  const { form, savedAt, takeOver, isTakenUp, forget } = useWizardForm(profile)
  const keep = (saved: Profile) => {
    forget()
    onSaved(saved)
  }
  const wizard = useWizard({ form, savedAt, takeOver, onSaved: keep })
  const { step, goTo } = wizard
  const roleType = form.watch('roleType')
  // Read during rendering, because React Hook Form only tracks what is read then.
  const { isDirty, errors } = form.formState
  const isRoleMissing = step === 'role' && roleType === null
  const heading = useHeadingFocus(step)
  const at = wizardSteps.indexOf(step)
  const faults = Object.keys(errors).filter((name) => name !== 'root').length
  return (
    <FormDialog
      title="Edit Profile"
      note={
        <span className="text-ui text-muted">
          Step {at + 1} of {wizardSteps.length}
        </span>
      }
      isChanged={() => isDirty && !wizard.isSaved}
      onSubmit={(event) => {
        event.preventDefault()
        void wizard.next()
      }}
      onClose={onClose}
      onDiscard={forget}
      faults={faults}
      onBack={at === 0 ? undefined : wizard.back}
      foot={footWords({ isTakenUp, isRoleMissing })}
      buttons={
        <Button type="submit" look="primary" disabled={isRoleMissing} isBusy={wizard.isSaving}>
          {step === 'review' ? 'Save Profile' : 'Next'}
          {step !== 'review' && <ArrowRight size={16} strokeWidth={1.75} aria-hidden />}
        </Button>
      }
    >
      <StepRow current={step} roleType={roleType} />
      <div className="min-h-0 flex-1 overflow-y-auto p-5">
        <h3 ref={heading} tabIndex={-1} className="mb-4 text-body font-semibold outline-none">
          {wizardStepText(step, roleType).title}
        </h3>
        {errors.root?.message && (
          <div className="mb-4">
            <ErrorBox>{errors.root.message}</ErrorBox>
          </div>
        )}
        <FormProvider {...form}>
          {step === 'personal' && <PersonalStep email={profile.email} />}
          {step === 'role' && <RoleStep value={roleType} onChoose={wizard.chooseRole} />}
          {step === 'details' && <DetailsStep roleType={roleType} onChangeRole={() => goTo('role')} />}
          {step === 'review' && <ReviewStep email={profile.email} onChange={goTo} />}
        </FormProvider>
      </div>
    </FormDialog>
  )
}

function footWords({ isTakenUp, isRoleMissing }: { isTakenUp: boolean; isRoleMissing: boolean }): string {
  if (isRoleMissing) return 'Choose one of the two to go on.'
  return `${isTakenUp ? 'What you had typed is here again. ' : ''}Nothing is saved before the last step.`
}

/** Focuses the heading of a new step, so that screen readers announce it, unless a field of the step has the focus. */
function useHeadingFocus(step: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    heading.current?.focus()
  }, [step])
  return heading
}
