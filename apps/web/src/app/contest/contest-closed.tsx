import type { Problem } from '@codedojo/contract'
import { Lock } from 'lucide-react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ContestLink } from './contest-link.tsx'

interface ContestClosedProps {
  contest: NonNullable<Problem['contest']>
  /** Subject of the sentence: "Solutions are". */
  what: string
}

/** Replaces solutions and other help while the problem is in a running contest. */
export function ContestClosed({ contest, what }: ContestClosedProps) {
  return (
    <EmptyState
      title={`${what} closed until the contest ends.`}
      detail={`This problem is in ${contest.name}.`}
      icon={<Lock size={18} strokeWidth={1.75} aria-hidden />}
    >
      <ContestLink contest={contest} />
    </EmptyState>
  )
}
