import { Circle, CircleCheck } from 'lucide-react'

/** A tick for a solved problem, a dot for any other. */
export function StatusMark({ isSolved }: { isSolved: boolean }) {
  if (isSolved)
    return <CircleCheck size={16} strokeWidth={1.75} className="text-ac" role="img" aria-label="Solved" />
  return <Circle size={8} strokeWidth={2} className="mx-1 text-faint" role="img" aria-label="Not solved" />
}

export function SolvedBadge() {
  return (
    <span className="inline-flex h-5 items-center rounded-md bg-ac-soft px-1.5 text-caption text-ac">
      Solved
    </span>
  )
}
