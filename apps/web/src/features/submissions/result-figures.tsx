import type { JudgeAnswer } from '@codedojo/contract'
import { History, MemoryStick, Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import type { JudgeRequest } from './judging-state.ts'
import { memoryIn, memoryUnits, runtimeSeconds } from './result-words.ts'

interface ResultFiguresProps {
  request: JudgeRequest
  answer: JudgeAnswer
  /** Submissions of the user to this problem so far; null leaves the figure out. */
  attempts: number | null
}

/** The largest time and memory over the cases: seconds, and MB for a submission or KB for a run. */
export function ResultFigures({ request, answer, attempts }: ResultFiguresProps) {
  if (answer.results.length === 0) return null
  const memoryUnit = memoryUnits[request.what]
  return (
    <dl className="flex rounded-lg border border-line bg-canvas">
      <Figure icon={<Timer size={14} strokeWidth={1.75} aria-hidden />} name="Runtime" unit="s">
        {runtimeSeconds(answer.runtime)}
      </Figure>
      <Figure icon={<MemoryStick size={14} strokeWidth={1.75} aria-hidden />} name="Memory" unit={memoryUnit}>
        {memoryIn(memoryUnit, answer.memory)}
      </Figure>
      {attempts !== null && (
        <Figure icon={<History size={14} strokeWidth={1.75} aria-hidden />} name="Attempts" unit="">
          {attempts}
        </Figure>
      )}
    </dl>
  )
}

interface FigureProps {
  icon: ReactNode
  name: string
  unit: string
  children: ReactNode
}

function Figure({ icon, name, unit, children }: FigureProps) {
  return (
    <div className="min-w-0 flex-1 border-line px-4 py-3 not-first:border-l">
      <dt className="flex items-center gap-1.5 text-ui text-muted">
        {icon}
        {name}
      </dt>
      <dd className="num mt-1 text-heading font-semibold">
        {children}
        {unit !== '' && <span className="ml-1.5 text-ui font-normal text-muted">{unit}</span>}
      </dd>
    </div>
  )
}
