import { ExperiencePanel } from './experience-panel.tsx'
import { useExperienceAnswer } from './use-experience-answer.ts'

/** Asks a newcomer once whether they have programmed before, and begins with the plan that suits the answer. */
export function ExperienceQuestion() {
  const { answer, pending } = useExperienceAnswer()
  return <ExperiencePanel pending={pending} onAnswer={answer} />
}
