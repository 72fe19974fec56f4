import { PlayedStretches, type Stretch } from './played-stretches.ts'

export interface Standing {
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
  #standing: Standing
  #reportedPosition: number
  /** The player that shows it; null: there is none, or not yet. */
  transport: Transport | null = null

  constructor({ position, seconds }: Pick<Standing, 'position' | 'seconds'>) {
    this.#standing = { position, seconds, isPlaying: false, hasEnded: false }
    this.#reportedPosition = position
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly standing = () => this.#standing

  /** What the player says of itself, as often as it likes. */
  follow(standing: Standing, speed: number): void {
    this.#played.follow(momentOf(standing, speed))
    this.#set(standing)
  }

  /** The same after somebody has put the video elsewhere. */
  jumpTo(standing: Standing, speed: number): void {
    this.#played.jumpTo(momentOf(standing, speed))
    this.#set(standing)
  }

  /** What the server does not know yet; null: it knows all. */
  takeReport(): PlayedReport | null {
    const { position, seconds } = this.#standing
    const played = this.#played.take(stretchesPerReport)
    if (played.length === 0 && position === this.#reportedPosition) return null
    this.#reportedPosition = position
    return { played, position, ...(seconds !== null && { seconds }) }
  }

  #set(standing: Standing): void {
    this.#standing = standing
    for (const listener of this.#listeners) listener()
  }
}

function momentOf({ position, isPlaying }: Standing, speed: number) {
  return { position, isPlaying, speed, atMs: performance.now() }
}
