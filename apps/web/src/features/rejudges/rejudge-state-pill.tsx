import type { RejudgeState } from '@codedojo/contract'
import { Ban, CircleCheck, CircleDot, LoaderCircle, type LucideIcon } from 'lucide-react'

const looks = {
  judging: { word: 'Judging', pill: 'pill-none', Icon: LoaderCircle },
  ready: { word: 'Ready to apply', pill: 'pill-limit', Icon: CircleDot },
  applying: { word: 'Applying', pill: 'pill-none', Icon: LoaderCircle },
  applied: { word: 'Applied', pill: 'pill-ac', Icon: CircleCheck },
  cancelled: { word: 'Cancelled', pill: 'pill-none', Icon: Ban },
} as const satisfies Record<RejudgeState, { word: string; pill: string; Icon: LucideIcon }>

export function RejudgeStatePill({ state }: { state: RejudgeState }) {
  const { word, pill, Icon } = looks[state]
  return (
    <span className={`pill ${pill}`}>
      <Icon size={14} strokeWidth={1.75} aria-hidden />
      {word}
    </span>
  )
}
