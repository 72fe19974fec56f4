import type { CaseResult, JudgeAnswer } from '@codedojo/contract'
import { CircleDot, MemoryStick, Timer } from 'lucide-react'
import { joinClasses } from '../../../lib/join-classes.ts'
import { VerdictIcon } from '../../../shared/submissions/verdict-pill.tsx'
import { CaseEvidence } from '../result/case-evidence.tsx'
import { caseName } from '../result/case-names.ts'
import { isUncompared, type MemoryUnit, memoryIn, runtimeSeconds } from '../result/result-text.ts'

interface PhoneCasesProps {
  answer: JudgeAnswer
  memoryUnit: MemoryUnit
  /** Number of the selected case. */
  selected: number | null
  onSelect: (index: number) => void
}

/** The cases on phones: a scrollable strip, and the details of the selected case. */
export function PhoneCases({ answer, memoryUnit, selected, onSelect }: PhoneCasesProps) {
  const result = answer.results.find((each) => each.index === selected)
  return (
    <>
      <ul className="flex gap-1.5 overflow-x-auto pb-1" aria-label="Cases">
        {answer.results.map((each) => (
          <li key={each.index}>
            <CaseCell
              result={each}
              name={caseName(each, answer.results)}
              isSelected={each.index === selected}
              onSelect={onSelect}
            />
          </li>
        ))}
      </ul>
      {answer.unjudgedMessage !== undefined && (
        <p className="text-caption text-muted">{answer.unjudgedMessage}</p>
      )}
      {result && (
        <>
          <div className="overflow-hidden rounded-lg border border-line">
            <CaseEvidence result={result} name={caseName(result, answer.results)} isCompact />
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
    </>
  )
}

interface CaseCellProps {
  result: CaseResult
  name: string
  isSelected: boolean
  onSelect: (index: number) => void
}

function CaseCell({ result, name, isSelected, onSelect }: CaseCellProps) {
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      aria-label={`${name}: ${isUncompared(result) ? 'ran to its end' : result.status}`}
      className={joinClasses(
        'num flex h-11 min-w-11 flex-col items-center justify-center gap-0.5 rounded-lg border px-1.5 text-caption whitespace-nowrap',
        isSelected ? 'border-primary bg-primary-soft' : 'border-line',
      )}
      onClick={() => onSelect(result.index)}
    >
      {result.kind === 'custom' ? name : result.index}
      {isUncompared(result) ? (
        <CircleDot size={14} strokeWidth={1.75} className="text-muted" aria-hidden />
      ) : (
        <VerdictIcon status={result.status} size={14} />
      )}
    </button>
  )
}
