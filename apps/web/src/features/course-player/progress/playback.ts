import { PlayedStretches, type Stretch } from './played-stretches.ts'

export interface PlaybackState {
  /** Seconds of the video. */
  readonly position: number
  /** Its length; null: not known yet. */
  readonly seconds: number | null
  readonly isPlaying: boolean
  readonly hasEnded: boolean
}

/** What keys, the transcript and other controls can ask of a player. */
export interface Transport {
  readonly togglePlaying: () => void
  readonly seekTo: (seconds: number) => void
  /** By a share of the full volume. */
  readonly changeVolume: (by: number) => void
  readonly toggleMuted: () => void
  readonly toggleCaptions: () => void
  readonly toggleFullscreen: () => void
}

export interface PlayedReport {
  readonly played: Stretch[]
  readonly position: number
  readonly seconds?: number
}

/** The contract takes so many stretches at a time. */
const stretchesPerReport = 100

/** The video of one lesson, whichever player shows it: where it stands, and what of it was played. */
export class Playback {
  readonly #listeners = new Set<() => void>()
  readonly #played = new PlayedStretches()
  #state: PlaybackState
  #reportedPosition: number
  /** The player that shows it; null: there is none, or not yet. */
  transport: Transport | null = null

  constructor({ position, seconds }: Pick<PlaybackState, 'position' | 'seconds'>) {
    this.#state = { position, seconds, isPlaying: false, hasEnded: false }
    this.#reportedPosition = position
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly state = () => this.#state

  /** What the player says of itself, as often as it likes. */
  follow(state: PlaybackState, speed: number): void {
    this.#played.follow(momentOf(state, speed))
    this.#set(state)
  }

  /** The same after somebody has put the video elsewhere. */
  jumpTo(state: PlaybackState, speed: number): void {
    this.#played.jumpTo(momentOf(state, speed))
    this.#set(state)
  }

  /** What the server does not know yet; null: it knows all. */
  takeReport(): PlayedReport | null {
    const { position, seconds } = this.#state
    const played = this.#played.take(stretchesPerReport)
    if (played.length === 0 && position === this.#reportedPosition) return null
    this.#reportedPosition = position
    return { played, position, ...(seconds !== null && { seconds }) }
  }

  #set(state: PlaybackState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

function momentOf({ position, isPlaying }: PlaybackState, speed: number) {
  return { position, isPlaying, speed, atMs: performance.now() }
}
