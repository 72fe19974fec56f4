/** From and to, in seconds of a video. */
export type Stretch = [from: number, to: number]

/** What a player tells of itself at one moment. */
export interface Moment {
  /** Seconds of the video. */
  readonly position: number
  readonly isPlaying: boolean
  /** 2: twice as fast as it was filmed. */
  readonly speed: number
  /** Milliseconds of any clock that only goes forward. */
  readonly atMs: number
}

/** A player tells where it is some times a second, and the message may be late by this much of the video. */
const slackSeconds = 1.5

/**
 * Which parts of a video were played, told from where it stood at moment after moment.
 *
 * A stretch grows while the video goes on as fast as it can play; everything else is a jump, which plays nothing. Parts that
 * are played twice are two stretches: the server counts them once, but the time twice.
 */
export class PlayedStretches {
  #stretches: Stretch[] = []
  #last: Moment | null = null

  follow(moment: Moment): void {
    const last = this.#last
    this.#last = moment
    if (!last?.isPlaying) return
    const gone = moment.position - last.position
    const could = ((moment.atMs - last.atMs) / 1000) * Math.max(last.speed, moment.speed) + slackSeconds
    if (gone > 0 && gone <= could) this.#add(last.position, moment.position)
  }

  /** The video was put elsewhere: what lies between was not played. */
  jumpTo(moment: Moment): void {
    this.#last = moment
  }

  /** Hands out what was played since it was taken last, the earliest first, at most so many. */
  take(most: number): Stretch[] {
    return this.#stretches.splice(0, most)
  }

  #add(from: number, to: number): void {
    const latest = this.#stretches.at(-1)
    if (latest?.[1] === from) latest[1] = to
    else this.#stretches.push([from, to])
  }
}
