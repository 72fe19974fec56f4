import type { Scoreboard } from '@codedojo/contract'

/** `everybody`: without results hidden by the freeze. `jury`: with all results. */
export type ScoreboardAudience = 'everybody' | 'jury'

export interface Scoreboards extends AsyncDisposable {
  /** The current scoreboard for this audience; null if there is no such contest. */
  readonly read: (contestId: string, audience: ScoreboardAudience) => Promise<Scoreboard | null>
}
