import type { Contest, Scoreboard } from '@codedojo/contract'
import { counted } from '../../../lib/format/counted.ts'
import { timeWords } from '../../../lib/format/date-words.ts'

/** What the scoreboard freeze hides now or will hide; null when there is no freeze or it was lifted. */
export function freezeText(
  { state, freezeMinutes }: Pick<Contest, 'state' | 'freezeMinutes'>,
  { frozenSince }: Pick<Scoreboard, 'frozenSince'>,
): string | null {
  if (frozenSince !== null)
    return `Frozen since ${timeWords(new Date(frozenSince))}: later results are hidden until the board is unveiled`
  if (freezeMinutes === 0 || state === 'ended') return null
  return `The board freezes for the last ${counted(freezeMinutes, 'minute')}`
}
