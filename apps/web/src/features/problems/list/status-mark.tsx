import { pointsText } from '@codedojo/contract'
import { Circle, CircleCheck, CircleDot } from 'lucide-react'
import type { ListedProblem, ProblemStatus } from './listed-problem.ts'

/** A tick for solved, a ring for attempted, a dot for untouched problems. */
export function StatusMark({ status }: { status: ProblemStatus }) {
  switch (status) {
    case 'solved':
      return <CircleCheck size={16} strokeWidth={1.75} className="text-ac" role="img" aria-label="Solved" />
    case 'attempted':
      return (
        <CircleDot size={16} strokeWidth={1.75} className="text-limit" role="img" aria-label="Attempted" />
      )
    case 'untouched':
      return (
        <Circle size={8} strokeWidth={2} className="mx-1 text-faint" role="img" aria-label="Not solved" />
      )
  }
}

/** The best score so far, which is never taken for solved. */
export function PartialBadge({ best: { points, of } }: { best: NonNullable<ListedProblem['best']> }) {
  return (
    <span className="num inline-flex h-5 shrink-0 items-center rounded-md bg-part-soft px-1.5 text-caption text-part">
      {pointsText(points)}/{pointsText(of)}
      <span className="sr-only"> points, partly solved</span>
    </span>
  )
}

export function SolvedBadge() {
  return (
    <span className="inline-flex h-5 items-center rounded-md bg-ac-soft px-1.5 text-caption text-ac">
      Solved
    </span>
  )
}
