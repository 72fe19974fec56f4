import type { JudgeAnswer } from '@codedojo/contract'
import type { ReactNode } from 'react'
import { ScoreResult } from './score-result.tsx'
import { VerdictLine } from './verdict-line.tsx'

interface VerdictOnlyProps {
  answer: JudgeAnswer
  /** Suggested next step. */
  children?: ReactNode
}

/** The result of a contest submission, which contains only the verdict. */
export function VerdictOnly({ answer, children }: VerdictOnlyProps) {
  return (
    <div className="space-y-3 p-4">
      <VerdictLine answer={answer} detail="" />
      <ScoreResult score={answer.score} />
      <p className="text-body text-muted">{wordsOf(answer.overallStatus)}</p>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  )
}

function wordsOf(status: JudgeAnswer['overallStatus']): string {
  switch (status) {
    case 'Accepted':
      return 'This problem is solved in the contest.'
    case 'Partially Accepted':
      return 'It has some of the points. Until the contest ends the cases are not told.'
    case 'Internal Error':
      return 'The judge failed, not your program. It does not count as a try; submit again.'
    case 'Compilation Error':
      return 'It does not count as a try.'
    case 'Wrong Answer':
    case 'Time Limit Exceeded':
    case 'Memory Limit Exceeded':
    case 'Output Limit Exceeded':
    case 'Runtime Error':
      return 'Until the contest ends only the verdict is told. Run shows the visible cases and your own inputs.'
  }
}
