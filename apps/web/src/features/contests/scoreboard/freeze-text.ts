import type { Contest, Scoreboard } from '@codedojo/contract'
import { formatTime } from '../../../lib/format/format-date.ts'
import { pluralize } from '../../../lib/format/pluralize.ts'

/** What the freeze of the board hides, or will hide; null when it never does, or everything is shown again. */
export function freezeWords(
  { state, freezeMinutes }: Pick<Contest, 'state' | 'freezeMinutes'>,
  { frozenSince }: Pick<Scoreboard, 'frozenSince'>,
): string | null {
  if (frozenSince !== null)
    return `Frozen since ${formatTime(new Date(frozenSince))}: later results are hidden until the board is unveiled`
  if (freezeMinutes === 0 || state === 'ended') return null
  return `The board freezes for the last ${pluralize(freezeMinutes, 'minute')}`
}
