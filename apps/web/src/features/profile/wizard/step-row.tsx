import type { ProfileFields } from '@codedojo/contract'
import { Check } from 'lucide-react'
import { joinClasses } from '../../../lib/join-classes.ts'
import { type WizardStep, wizardSteps, wizardStepText } from './wizard-steps.ts'

interface StepRowProps {
  current: WizardStep
  roleType: ProfileFields['roleType']
}

/** The current step; completed ones have a tick. */
export function StepRow({ current, roleType }: StepRowProps) {
  const at = wizardSteps.indexOf(current)
  return (
    <ol aria-label="Steps" className="-mt-px grid shrink-0 grid-cols-4 gap-2 border-b border-line px-5 pb-3">
      {wizardSteps.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          className={joinClasses(
            'min-w-0 border-t-2 pt-2.5',
            index <= at ? 'border-primary' : 'border-strong',
            step === current ? 'text-ink' : 'text-muted',
          )}
        >
          <span className="flex items-center gap-1.5 text-ui max-md:text-caption">
            {index < at ? (
              <Check size={14} strokeWidth={1.75} className="shrink-0" role="img" aria-label="Done" />
            ) : (
              <span className="num text-caption">{index + 1}</span>
            )}
            <span className="truncate">{wizardStepText(step, roleType).short}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
