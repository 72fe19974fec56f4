import type { ContestProblemSummary } from '@codedojo/contract'
import { CircleCheck, CircleDot, CirclePercent, LoaderCircle, type LucideIcon } from 'lucide-react'

type State = ContestProblemSummary['state']

const looks = {
  untried: null,
  tried: { text: 'Tried', Icon: CircleDot, classes: 'text-limit' },
  partial: { text: 'Partly solved', Icon: CirclePercent, classes: 'text-part' },
  solved: { text: 'Solved', Icon: CircleCheck, classes: 'text-ac' },
  judging: { text: 'Judging', Icon: LoaderCircle, classes: 'text-muted' },
} as const satisfies Record<State, { text: string; Icon: LucideIcon; classes: string } | null>

/** The user's progress on a problem; nothing before the first attempt. */
export function ProblemStateMark({ state }: { state: State }) {
  const look = looks[state]
  if (look === null) return null
  return (
    <span className={`inline-flex items-center gap-1.5 text-ui ${look.classes}`}>
      <look.Icon size={16} strokeWidth={1.75} aria-hidden />
      {look.text}
    </span>
  )
}
