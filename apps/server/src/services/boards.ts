import type { Board } from '@codedojo/contract'

/** `everybody`: with what the freeze hides left out. `jury`: with nothing hidden. */
export type BoardAudience = 'everybody' | 'jury'

export interface Boards extends AsyncDisposable {
  /** The scoreboard as this audience sees it now; null: there is no such contest. */
  readonly read: (contestId: string, audience: BoardAudience) => Promise<Board | null>
}
