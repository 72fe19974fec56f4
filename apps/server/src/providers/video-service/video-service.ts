/** A video of a playlist as the service tells of it. */
export interface ServiceVideo {
  readonly id: string
  readonly title: string
  /** Plain text. */
  readonly description: string
  /** An https address; empty: none. */
  readonly thumbnail: string
  /** When it was put into the playlist; null: not known. */
  readonly publishedAt: Date | null
  /** null: not known. */
  readonly seconds: number | null
}

/** A single video, with what keeps it from playing on other sites. */
export interface SingleVideo extends ServiceVideo {
  /** `embedding`: its owner does not allow it; `age`: it plays only for people who have signed in at the service. */
  readonly heldBack: 'nothing' | 'embedding' | 'age'
}

export interface PlaylistRequest {
  readonly playlistId: string
  /** Videos whose length is known already, and need not be asked for. */
  readonly known: ReadonlySet<string>
  readonly mostVideos: number
  readonly signal: AbortSignal
}

/** Keeps videos for others. Every function may fail with `VideoServiceError`. */
export interface VideoService {
  /** The videos of a playlist that anybody can watch, in its order, each once. */
  readonly readPlaylist: (wish: PlaylistRequest) => Promise<readonly ServiceVideo[]>
  /** One video; null: there is none that anybody can watch. */
  readonly readVideo: (videoId: string, signal: AbortSignal) => Promise<SingleVideo | null>
  /** Comes back when the service answers and knows our key. */
  readonly check: () => Promise<void>
}

/** The service did not answer, or refused; its message may be shown to learners and holds no key. */
export class VideoServiceError extends Error {
  override readonly name = 'VideoServiceError'
  /** The words of the service itself; null: it was not reached, or said nothing that can be understood. */
  readonly said: string | null

  constructor(message: string, said: string | null = null) {
    super(message)
    this.said = said
  }
}
