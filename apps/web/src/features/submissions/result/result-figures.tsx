import type { JudgeAnswer } from '@codedojo/contract'
import { History, MemoryStick, Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import type { JudgeRequest } from '../judging/judging-state.ts'
import { memoryIn, memoryUnits, runtimeSeconds } from './result-text.ts'

interface ResultFiguresProps {
  request: JudgeRequest
  answer: JudgeAnswer
  /** Number of the user's submissions to this problem; null if not shown. */
  attempts: number | null
}

/** Maximum time and memory over all cases: time in seconds, memory in MB for a submission or KB for a run. */
export function ResultFigures({ request, answer, attempts }: ResultFiguresProps) {
  if (answer.results.length === 0) return null
  const memoryUnit = memoryUnits[request.what]
  return (
    <dl className="flex flex-wrap gap-px overflow-hidden rounded-lg border border-line bg-line">
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
    // At least as wide as its number; figures that do not fit wrap to the next line.
    <div className="flex-1 basis-26 bg-canvas px-3 py-3 sm:px-4">
      <dt className="flex items-center gap-1.5 text-ui text-muted *:shrink-0">
        {icon}
        {name}
      </dt>
      <dd className="num mt-1 whitespace-nowrap text-heading font-semibold">
        {children}
        {unit !== '' && <span className="ml-1.5 text-ui font-normal text-muted">{unit}</span>}
      </dd>
    </div>
  )
}
