import type { Scoreboard } from '@codedojo/contract'

/** `everybody`: with what the freeze hides left out. `jury`: with nothing hidden. */
export type ScoreboardAudience = 'everybody' | 'jury'

export interface Scoreboards extends AsyncDisposable {
  /** The scoreboard as this audience sees it now; null: there is no such contest. */
  readonly read: (contestId: string, audience: ScoreboardAudience) => Promise<Scoreboard | null>
}
