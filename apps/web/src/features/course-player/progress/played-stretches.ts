/** From and to, in seconds of a video. */
export type Stretch = [from: number, to: number]

/** A player's state at one moment. */
export interface PlaybackSample {
  /** Seconds of the video. */
  readonly position: number
  readonly isPlaying: boolean
  /** 2: double speed. */
  readonly speed: number
  /** Milliseconds of a monotonic clock. */
  readonly atMs: number
}

/** Tolerance in seconds of the video: a player reports its position some times per second, and the report may be late. */
const slackSeconds = 1.5

/**
 * Derives the played parts of a video from its position over time.
 *
 * A stretch grows while the position advances at the playback speed; any other change is a seek, which plays nothing. A
 * part that is played twice yields two stretches: the server counts its content once, but its time twice.
 */
export class PlayedStretches {
  #stretches: Stretch[] = []
  #last: PlaybackSample | null = null

  follow(moment: PlaybackSample): void {
    const last = this.#last
    this.#last = moment
    if (!last?.isPlaying) return
    const gone = moment.position - last.position
    const could = ((moment.atMs - last.atMs) / 1000) * Math.max(last.speed, moment.speed) + slackSeconds
    if (gone > 0 && gone <= could) this.#add(last.position, moment.position)
  }

  /** Ends the current stretch after a seek: what lies between was not played. */
  jumpTo(moment: PlaybackSample): void {
    this.#last = moment
  }

  /** Removes and returns at most `most` stretches, the earliest first. */
  take(most: number): Stretch[] {
    return this.#stretches.splice(0, most)
  }

  #add(from: number, to: number): void {
    const latest = this.#stretches.at(-1)
    if (latest?.[1] === from) latest[1] = to
    else this.#stretches.push([from, to])
  }
}
