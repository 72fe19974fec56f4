import type { JudgeAnswer } from '@codedojo/contract'
import type { ReactNode } from 'react'
import { LimitsMark } from '../../../shared/submissions/limits-mark.tsx'
import { toneTextClasses, verdictLooks } from '../../../shared/submissions/verdict-look.ts'
import { passedWords } from './result-text.ts'

interface VerdictLineProps {
  answer: JudgeAnswer
  /** Replaces the number of passed cases. */
  detail?: string | undefined
  /** Possible actions. */
  actions?: ReactNode
}

/** Icon, verdict, and number of passed cases. */
export function VerdictLine({ answer, detail, actions }: VerdictLineProps) {
  const { tone, Icon } = verdictLooks[answer.overallStatus]
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <p className={`flex items-center gap-2 heading text-title ${toneTextClasses[tone]}`}>
        <Icon size={20} strokeWidth={1.75} aria-hidden />
        {answer.overallStatus}
      </p>
      <p className="text-body text-muted">{detail ?? passedWords(answer)}</p>
      <LimitsMark limitsEnforced={answer.limitsEnforced} />
      {actions && <div className="-my-1 flex flex-wrap gap-1 md:ml-auto max-md:-ml-3">{actions}</div>}
    </div>
  )
}
