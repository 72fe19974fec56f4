import type { ProgrammingExperience } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { settingsQuery } from '../../../shared/settings/settings-query.ts'
import { Button } from '../../../ui/button.tsx'
import { useExperienceAnswer } from './use-experience-answer.ts'

const answers: readonly { readonly experience: ProgrammingExperience; readonly text: string }[] = [
  { experience: 'none', text: 'Never' },
  { experience: 'some', text: 'A little' },
  { experience: 'much', text: 'Often' },
]

interface ExperienceQuestionProps {
  /** Whether the user has solved a problem: then the question comes too late. */
  hasSolved: boolean
}

/** Asks a newcomer once whether they have programmed before, and begins with the plan that suits the answer. */
export function ExperienceQuestion({ hasSolved }: ExperienceQuestionProps) {
  const { data: settings } = useQuery(settingsQuery)
  const { answer, pending } = useExperienceAnswer()
  const titleId = useId()
  if (hasSolved || !settings || settings.programmingExperience !== null) return null
  return (
    <section
      aria-labelledby={titleId}
      className="panel mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 p-4 max-md:mb-4"
    >
      <div className="min-w-0">
        <h2 id={titleId} className="text-base">
          Have you programmed before?
        </h2>
        <p className="text-body text-muted">
          Your answer decides where you begin. Change it in your settings.
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-1">
        {answers.map(({ experience, text }) => (
          <Button
            key={experience}
            isBusy={pending === experience}
            isIdle={pending !== null}
            onClick={() => answer(experience)}
          >
            {text}
          </Button>
        ))}
      </div>
    </section>
  )
}
