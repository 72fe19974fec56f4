import type { Evidence } from '@codedojo/contract'
import {
  BookOpen,
  CircleX,
  Code,
  Crown,
  FileText,
  GraduationCap,
  Hammer,
  History,
  LifeBuoy,
  Lightbulb,
  type LucideIcon,
  ReceiptText,
} from 'lucide-react'
import { Link } from 'react-router'
import { evidenceLabel } from './evidence-label.ts'

interface LookedAtProps {
  used: readonly Evidence[]
  /** The address of a source, or a function that shows it on this page; null if the source is no longer available. */
  wayTo: (evidence: Evidence) => string | (() => void) | null
}

/** The sources of an answer, as links. */
export function AnswerSources({ used, wayTo }: LookedAtProps) {
  return (
    <ul aria-label="Looked at" className="flex flex-wrap items-center gap-2">
      <li className="text-caption text-faint" aria-hidden>
        Looked at
      </li>
      {used.map((evidence) => (
        <li key={JSON.stringify(evidence)} className="min-w-0">
          <EvidenceChip evidence={evidence} way={wayTo(evidence)} />
        </li>
      ))}
    </ul>
  )
}

interface EvidenceChipProps {
  evidence: Evidence
  way: ReturnType<LookedAtProps['wayTo']>
}

function EvidenceChip({ evidence, way }: EvidenceChipProps) {
  const Icon = icons[evidence.kind]
  const content = (
    <>
      <Icon size={12} strokeWidth={1.75} className="shrink-0" aria-hidden />
      <span className="truncate">{evidenceLabel(evidence)}</span>
    </>
  )
  const classes = 'chip max-w-full'
  if (way === null) return <span className={classes}>{content}</span>
  if (typeof way === 'string')
    return (
      <Link to={way} className={`${classes} hover:text-ink`}>
        {content}
      </Link>
    )
  return (
    <button type="button" className={`${classes} hover:text-ink`} onClick={way}>
      {content}
    </button>
  )
}

const icons = {
  statement: FileText,
  code: Code,
  verdict: History,
  case: CircleX,
  smallest: CircleX,
  mistake: CircleX,
  compiler: Hammer,
  hint: Lightbulb,
  editorial: BookOpen,
  help: LifeBuoy,
  order: ReceiptText,
  course: GraduationCap,
  submission: History,
  premium: Crown,
} as const satisfies Record<Evidence['kind'], LucideIcon>
