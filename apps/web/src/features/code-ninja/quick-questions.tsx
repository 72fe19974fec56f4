import type { Verdict } from '@codedojo/contract'
import { ScanSearch } from 'lucide-react'

/** Outcome of the last run or submission, as needed for suggesting a question. */
export interface LastFailure {
  readonly status: Verdict
  /** Number of the first failing case; null when nothing ran. */
  readonly caseIndex: number | null
}

interface QuickQuestionsProps {
  failure: LastFailure | null
  onAsk: (message: string) => void
  /** Absent when there is no failing program to search an input for. */
  onFindSmallest: (() => void) | undefined
}

/** Suggested questions, as buttons. */
export function QuickQuestions({ failure, onAsk, onFindSmallest }: QuickQuestionsProps) {
  const about = failure && questionAbout(failure)
  return (
    <>
      {about !== null && <QuestionChip text={about} onChoose={() => onAsk(about)} />}
      <QuestionChip text="Next hint" onChoose={() => onAsk('Give me the next hint.')} />
      {onFindSmallest && (
        <button type="button" className="chip hover:text-ink" onClick={onFindSmallest}>
          <ScanSearch size={12} strokeWidth={1.75} aria-hidden />
          Find a smaller failing input
        </button>
      )}
    </>
  )
}

/** The suggested question for the last failure; null when there was none. */
export function questionAbout({ status, caseIndex }: LastFailure): string | null {
  if (status === 'Accepted' || status === 'Internal Error') return null
  if (status === 'Compilation Error') return 'Why does my code not compile?'
  return caseIndex === null ? null : `Why did case ${caseIndex} fail?`
}

function QuestionChip({ text, onChoose }: { text: string; onChoose: () => void }) {
  return (
    <button type="button" className="chip hover:text-ink" onClick={onChoose}>
      {text}
    </button>
  )
}
