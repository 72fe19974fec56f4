import type { ProgrammingExperience, Settings } from '@codedojo/contract'
import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'

const answers: readonly { readonly experience: ProgrammingExperience; readonly text: string }[] = [
  { experience: 'none', text: 'Never' },
  { experience: 'some', text: 'A little' },
  { experience: 'much', text: 'Often' },
]

/** Whether to ask the user: not if they have solved a problem or have already answered. */
export function isExperienceAsked(settings: Settings | undefined, solvedCount: number): boolean {
  return settings !== undefined && settings.programmingExperience === null && solvedCount === 0
}

interface ExperiencePanelProps {
  /** The answer that is being stored; null if none. */
  pending: ProgrammingExperience | null
  onAnswer: (experience: ProgrammingExperience) => void
}

export function ExperiencePanel({ pending, onAnswer }: ExperiencePanelProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="panel mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 p-4 max-md:mt-4"
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
            onClick={() => onAnswer(experience)}
          >
            {text}
          </Button>
        ))}
      </div>
    </section>
  )
}
