import type { Contest, Scoreboard } from '@codedojo/contract'
import { formatTime } from '../../../lib/format/format-date.ts'
import { pluralize } from '../../../lib/format/pluralize.ts'

/** The results that the scoreboard freeze hides or will hide; null if there is no freeze or it was lifted. */
export function freezeText(
  { state, freezeMinutes }: Pick<Contest, 'state' | 'freezeMinutes'>,
  { frozenSince }: Pick<Scoreboard, 'frozenSince'>,
): string | null {
  if (frozenSince !== null)
    return `Frozen since ${formatTime(new Date(frozenSince))}: later results are hidden until the board is unveiled`
  if (freezeMinutes === 0 || state === 'ended') return null
  return `The board freezes for the last ${pluralize(freezeMinutes, 'minute')}`
}
