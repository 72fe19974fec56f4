import type { JudgeAnswer } from '@codedojo/contract'
import type { ReactNode } from 'react'
import { PhoneCases } from '../inputs/phone-cases.tsx'
import type { JudgeRequest } from '../judging/judging-state.ts'
import { RuntimeComparison } from '../runtime/runtime-comparison.tsx'
import { ResultFigures } from './result-figures.tsx'
import { memoryUnits } from './result-text.ts'
import { ScoreResult } from './score-result.tsx'
import { VerdictLine } from './verdict-line.tsx'

interface PhoneResultsProps {
  request: JudgeRequest
  answer: JudgeAnswer
  selected: number | null
  onSelect: (index: number) => void
  advice: string | null
  /** Actions, shown below the verdict. */
  actions?: ReactNode
  /** Suggested next step, shown at the end. */
  children?: ReactNode
}

/** The verdict on phones: a scrollable strip of cases, and the details of the selected case. */
export function PhoneResults({
  request,
  answer,
  selected,
  onSelect,
  advice,
  actions,
  children,
}: PhoneResultsProps) {
  return (
    <div className="space-y-4 p-4">
      <VerdictLine answer={answer} actions={actions} />
      <ResultFigures request={request} answer={answer} attempts={null} />
      <ScoreResult score={answer.score} />
      {answer.errorMessage !== null && answer.overallStatus !== 'Wrong Answer' && (
        <p className="text-ui">{answer.errorMessage}</p>
      )}
      <PhoneCases
        answer={answer}
        selected={selected}
        onSelect={onSelect}
        memoryUnit={memoryUnits[request.what]}
      />
      {request.what === 'submit' && answer.overallStatus === 'Accepted' && (
        <RuntimeComparison submissionId={answer.submissionId} submittedAt={request.sentAt} unit="s" />
      )}
      {advice !== null && <p className="text-ui text-muted">{advice}</p>}
      {children}
    </div>
  )
}
