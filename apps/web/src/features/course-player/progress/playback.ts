import { PlayedStretches, type Stretch } from './played-stretches.ts'

export interface PlaybackState {
  /** Position in seconds of the video. */
  readonly position: number
  /** Length in seconds; null until known. */
  readonly seconds: number | null
  readonly isPlaying: boolean
  readonly hasEnded: boolean
}

/** The commands that keys, transcript and controls can send to a player. */
export interface Transport {
  readonly togglePlaying: () => void
  readonly seekTo: (seconds: number) => void
  /** Change as a share of the full volume. */
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

/** Limit of the contract for one report. */
const stretchesPerReport = 100

/**
 * Playback state of one lesson's video, independent of the player: current position, and the played parts that are not
 * reported yet.
 */
export class Playback {
  readonly #listeners = new Set<() => void>()
  readonly #played = new PlayedStretches()
  #state: PlaybackState
  #reportedPosition: number
  /** The attached player; null if none (yet). */
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

  /** Updates the state from the player; may be called at any rate. */
  follow(state: PlaybackState, speed: number): void {
    this.#played.follow(momentOf(state, speed))
    this.#set(state)
  }

  /** Updates the state after a seek. */
  jumpTo(state: PlaybackState, speed: number): void {
    this.#played.jumpTo(momentOf(state, speed))
    this.#set(state)
  }

  /** What has not been reported to the server yet; null if nothing. */
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
