import type { SubmissionStatus } from '@codedojo/contract'
import {
  Bug,
  CircleCheck,
  CirclePercent,
  CircleX,
  Clock,
  Hammer,
  LoaderCircle,
  type LucideIcon,
  MemoryStick,
  ScrollText,
  ServerCrash,
  Timer,
} from 'lucide-react'

/** Colours of verdicts; each has the token pair `x` and `x-soft`. */
export type VerdictTone = 'ac' | 'part' | 'wa' | 'limit' | 'err' | 'none'

export interface VerdictLook {
  tone: VerdictTone
  Icon: LucideIcon
}

export const verdictLooks = {
  'In Queue': { tone: 'none', Icon: Clock },
  Judging: { tone: 'none', Icon: LoaderCircle },
  Accepted: { tone: 'ac', Icon: CircleCheck },
  'Partially Accepted': { tone: 'part', Icon: CirclePercent },
  'Wrong Answer': { tone: 'wa', Icon: CircleX },
  'Time Limit Exceeded': { tone: 'limit', Icon: Timer },
  'Memory Limit Exceeded': { tone: 'limit', Icon: MemoryStick },
  'Output Limit Exceeded': { tone: 'limit', Icon: ScrollText },
  'Runtime Error': { tone: 'err', Icon: Bug },
  'Compilation Error': { tone: 'err', Icon: Hammer },
  'Internal Error': { tone: 'none', Icon: ServerCrash },
} as const satisfies Record<SubmissionStatus, VerdictLook>

export const toneTextClasses = {
  ac: 'text-ac',
  part: 'text-part',
  wa: 'text-wa',
  limit: 'text-limit',
  err: 'text-err',
  none: 'text-none',
} as const satisfies Record<VerdictTone, string>

export const tonePillClasses = {
  ac: 'pill-ac',
  part: 'pill-part',
  wa: 'pill-wa',
  limit: 'pill-limit',
  err: 'pill-err',
  none: 'pill-none',
} as const satisfies Record<VerdictTone, string>
