/** A video of a playlist, as the service reports it. */
export interface ServiceVideo {
  readonly id: string
  readonly title: string
  /** Plain text. */
  readonly description: string
  /** An https address; empty if none. */
  readonly thumbnail: string
  /** When it was added to the playlist; null if unknown. */
  readonly publishedAt: Date | null
  /** null if unknown. */
  readonly seconds: number | null
}

/** A single video, with the reason why it cannot be embedded. */
export interface SingleVideo extends ServiceVideo {
  /** `embedding`: its owner does not allow it; `age`: it requires signing in to the service. */
  readonly heldBack: 'nothing' | 'embedding' | 'age'
}

export interface PlaylistRequest {
  readonly playlistId: string
  /** Videos whose duration is known and need not be requested. */
  readonly known: ReadonlySet<string>
  readonly maxVideos: number
  readonly signal: AbortSignal
}

/** A video hosting service. Every method may throw `VideoServiceError`. */
export interface VideoService {
  /** The publicly visible videos of a playlist, in order, without duplicates. */
  readonly readPlaylist: (request: PlaylistRequest) => Promise<readonly ServiceVideo[]>
  /** A video; null if there is no publicly visible one. */
  readonly readVideo: (videoId: string, signal: AbortSignal) => Promise<SingleVideo | null>
  /** Resolves when the service answers and accepts our key. */
  readonly check: () => Promise<void>
}

/** The service was unreachable, or rejected the request; the message may be shown to learners and contains no key. */
export class VideoServiceError extends Error {
  override readonly name = 'VideoServiceError'
  /** The service's own message; null if unreachable, or not understood. */
  readonly said: string | null

  constructor(message: string, said: string | null = null) {
    super(message)
    this.said = said
  }
}
