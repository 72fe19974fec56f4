import type { ReportState } from '@codedojo/contract'
import { Ban, CircleCheck, CircleDot, type LucideIcon } from 'lucide-react'

const looks = {
  open: { word: 'Open', pill: 'pill-limit', Icon: CircleDot },
  mended: { word: 'Resolved', pill: 'pill-ac', Icon: CircleCheck },
  declined: { word: 'Declined', pill: 'pill-none', Icon: Ban },
} as const satisfies Record<ReportState, { word: string; pill: string; Icon: LucideIcon }>

export function ReportStatePill({ state }: { state: ReportState }) {
  const { word, pill, Icon } = looks[state]
  return (
    <span className={`pill ${pill}`}>
      <Icon size={14} strokeWidth={1.75} aria-hidden />
      {word}
    </span>
  )
}
