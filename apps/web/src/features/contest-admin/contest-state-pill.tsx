import type { ContestState, ContestVisibility } from '@codedojo/contract'

interface ContestStatePillProps {
  contest: { readonly state: ContestState; readonly visibility: ContestVisibility }
}

const words = { upcoming: 'Upcoming', running: 'Running', ended: 'Over' } as const satisfies Record<
  ContestState,
  string
>

/** State of a contest; for a draft, that only admins see it. */
export function ContestStatePill({ contest: { state, visibility } }: ContestStatePillProps) {
  if (visibility === 'draft') return <span className="chip">Draft</span>
  return <span className={state === 'running' ? 'chip text-ac' : 'chip'}>{words[state]}</span>
}
