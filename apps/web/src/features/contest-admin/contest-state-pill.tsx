import type { ContestState, ContestVisibility } from '@codedojo/contract'

interface ContestStatePillProps {
  contest: { readonly state: ContestState; readonly visibility: ContestVisibility }
}

const words = { upcoming: 'Upcoming', running: 'Running', ended: 'Over' } as const satisfies Record<
  ContestState,
  string
>

/** Where a contest stands; of a draft that nobody but admins sees it. */
export function ContestStatePill({ contest: { state, visibility } }: ContestStatePillProps) {
  if (visibility === 'draft') return <span className="chip">Draft</span>
  return <span className={state === 'running' ? 'chip text-ac' : 'chip'}>{words[state]}</span>
}
