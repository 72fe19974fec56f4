import type { Rejudge, RejudgeState } from '@codedojo/contract'
import { Ban, CircleCheck, CircleDot, LoaderCircle, type LucideIcon } from 'lucide-react'

const looks = {
  judging: { word: 'Judging', pill: 'pill-none', Icon: LoaderCircle },
  ready: { word: 'Ready to apply', pill: 'pill-limit', Icon: CircleDot },
  applying: { word: 'Applying', pill: 'pill-none', Icon: LoaderCircle },
  applied: { word: 'Applied', pill: 'pill-ac', Icon: CircleCheck },
  cancelled: { word: 'Cancelled', pill: 'pill-none', Icon: Ban },
} as const satisfies Record<RejudgeState, { word: string; pill: string; Icon: LucideIcon }>

const unchanged = { word: 'Judged', pill: 'pill-none', Icon: CircleCheck } as const

/** A rejudge without changes does not show "Ready": there is nothing to apply. */
export function RejudgeStatePill({
  rejudge: { state, changed },
}: {
  rejudge: Pick<Rejudge, 'state' | 'changed'>
}) {
  const { word, pill, Icon } = state === 'ready' && changed === 0 ? unchanged : looks[state]
  return (
    <span className={`pill ${pill}`}>
      <Icon size={14} strokeWidth={1.75} aria-hidden />
      {word}
    </span>
  )
}
