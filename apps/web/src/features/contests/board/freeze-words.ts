import type { Board, Contest } from '@codedojo/contract'
import { counted } from '../../../lib/format/counted.ts'
import { dateFormat } from '../../../lib/format/date-format.ts'

const clock = dateFormat({ hour: '2-digit', minute: '2-digit' })

/** What the freeze of the board hides, or will hide; null when it never does, or everything is shown again. */
export function freezeWords(
  { state, freezeMinutes }: Pick<Contest, 'state' | 'freezeMinutes'>,
  { frozenSince }: Pick<Board, 'frozenSince'>,
): string | null {
  if (frozenSince !== null)
    return `Frozen since ${clock(new Date(frozenSince))}: later results are hidden until the board is unveiled`
  if (freezeMinutes === 0 || state === 'ended') return null
  return `The board freezes for the last ${counted(freezeMinutes, 'minute')}`
}
