import type { CodeMode } from '@codedojo/contract'

/** Marks a submission that is only the function; a whole program needs no mark. */
export function ModeChip({ mode = 'stdin' }: { mode?: CodeMode | undefined }) {
  return mode === 'function' ? <span className="chip shrink-0">function</span> : null
}
