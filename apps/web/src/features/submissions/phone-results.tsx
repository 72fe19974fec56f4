import type { CaseResult, JudgeAnswer } from '@codedojo/contract'
import { MemoryStick, Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import { joinClasses } from '../../lib/join-classes.ts'
import { VerdictIcon } from '../../ui/verdict-pill.tsx'
import { CaseEvidence } from './case-evidence.tsx'
import type { JudgeRequest } from './judging-state.ts'
import { ResultFigures } from './result-figures.tsx'
import { memoryIn, memoryUnits, runtimeSeconds, unjudgedWords } from './result-words.ts'
import { RuntimeComparison } from './runtime-comparison.tsx'
import { VerdictLine } from './verdict-line.tsx'

interface PhoneResultsProps {
  request: JudgeRequest
  answer: JudgeAnswer
  selected: number | null
  onSelect: (index: number) => void
  advice: string | null
  /** Below the verdict: what can be done about it. */
  actions?: ReactNode
  /** What to do next, below everything. */
  children?: ReactNode
}

/** The verdict on a small screen: a strip of cases that scrolls in itself, then the evidence of one. */
export function PhoneResults({
  request,
  answer,
  selected,
  onSelect,
  advice,
  actions,
  children,
}: PhoneResultsProps) {
  const result = answer.results.find((each) => each.index === selected)
  const unjudged = unjudgedWords(answer)
  const memoryUnit = memoryUnits[request.what]
  return (
    <div className="space-y-4 p-4">
      <VerdictLine answer={answer} actions={actions} />
      <ResultFigures request={request} answer={answer} attempts={null} />
      {answer.errorMessage !== null && answer.overallStatus !== 'Wrong Answer' && (
        <p className="text-ui">{answer.errorMessage}</p>
      )}
      <ul className="flex gap-1.5 overflow-x-auto pb-1" aria-label="Cases">
        {answer.results.map((each) => (
          <li key={each.index}>
            <CaseCell result={each} isSelected={each.index === selected} onSelect={onSelect} />
          </li>
        ))}
      </ul>
      {unjudged !== null && <p className="text-caption text-muted">{unjudged}</p>}
      {result && (
        <>
          <div className="overflow-hidden rounded-lg border border-line">
            <CaseEvidence result={result} isCompact />
          </div>
          <p className="num flex gap-6 text-ui text-muted">
            <span className="inline-flex items-center gap-1.5">
              <Timer size={14} strokeWidth={1.75} aria-hidden /> {runtimeSeconds(result.time * 1000)} s
            </span>
            <span className="inline-flex items-center gap-1.5">
              <MemoryStick size={14} strokeWidth={1.75} aria-hidden /> {memoryIn(memoryUnit, result.memory)}{' '}
              {memoryUnit}
            </span>
          </p>
        </>
      )}
      {request.what === 'submit' && answer.overallStatus === 'Accepted' && (
        <RuntimeComparison submissionId={answer.submissionId} submittedAt={request.sentAt} unit="s" />
      )}
      {advice !== null && <p className="text-ui text-muted">{advice}</p>}
      {children}
    </div>
  )
}

interface CaseCellProps {
  result: CaseResult
  isSelected: boolean
  onSelect: (index: number) => void
}

function CaseCell({ result, isSelected, onSelect }: CaseCellProps) {
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      aria-label={`Case ${result.index}: ${result.status}`}
      className={joinClasses(
        'num flex h-11 w-11 flex-col items-center justify-center gap-0.5 rounded-lg border text-caption',
        isSelected ? 'border-primary bg-primary-soft' : 'border-line',
      )}
      onClick={() => onSelect(result.index)}
    >
      {result.index}
      <VerdictIcon status={result.status} size={14} />
    </button>
  )
}
