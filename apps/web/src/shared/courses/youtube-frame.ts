import { z } from 'zod'

export const youtubeOrigin = 'https://www.youtube-nocookie.com'

/** What the player reports; only changed values are present. */
export interface YoutubeUpdate {
  /** Seconds. */
  readonly position?: number
  readonly seconds?: number
  readonly speed?: number
  readonly isPlaying?: boolean
  readonly hasEnded?: boolean
}

export interface YoutubeFrameOptions {
  readonly frame: Pick<HTMLIFrameElement, 'contentWindow'>
  readonly onNews: (news: YoutubeUpdate) => void
  /** The video is gone, private, or cannot be embedded. */
  readonly onTrouble: () => void
}

/** States of the player. Source: YouTube IFrame Player API, "getPlayerState". */
const [ended, playing, buffering] = [0, 1, 3]

const infoSchema = z.object({
  currentTime: z.number().optional(),
  duration: z.number().optional(),
  playbackRate: z.number().optional(),
  playerState: z.number().optional(),
})
const messageSchema = z.object({ event: z.string(), info: z.unknown().optional() })

type Command = 'playVideo' | 'pauseVideo' | 'seekTo' | 'setPlaybackRate' | 'setVolume' | 'mute' | 'unMute'

/**
 * Controls YouTube's player in an iframe without its script, by JSON messages through `postMessage`. The iframe's URL must
 * contain `enablejsapi=1`. `listen` is repeated until the player answers, because the player may not be loaded yet; commands wait
 * until then, of each kind the last one. Source: YouTube IFrame Player API, "Functions" and "Events".
 */
export class YoutubeFrame {
  readonly #options: YoutubeFrameOptions
  readonly #window: Window
  readonly #receive = (event: MessageEvent<unknown>) => this.#read(event)
  #hasAnswered = false
  readonly #waiting = new Map<Command, readonly (number | boolean)[]>()

  constructor(options: YoutubeFrameOptions, host: Window = window) {
    this.#options = options
    this.#window = host
    host.addEventListener('message', this.#receive)
  }

  get hasAnswered(): boolean {
    return this.#hasAnswered
  }

  /** Asks the player to report its state. */
  listen(): void {
    this.#post({ event: 'listening', id: 1, channel: 'widget' })
    for (const name of ['onStateChange', 'onError', 'onPlaybackRateChange']) {
      this.#post({ event: 'command', func: 'addEventListener', args: [name] })
    }
  }

  command(func: Command, ...args: readonly (number | boolean)[]): void {
    if (this.#hasAnswered) this.#post({ event: 'command', func, args })
    else {
      // Deleted first, so that the last command is also sent last.
      this.#waiting.delete(func)
      this.#waiting.set(func, args)
    }
  }

  close(): void {
    this.#window.removeEventListener('message', this.#receive)
  }

  #post(message: object): void {
    this.#options.frame.contentWindow?.postMessage(JSON.stringify(message), youtubeOrigin)
  }

  #read({ origin, source, data }: MessageEvent<unknown>): void {
    if (origin !== youtubeOrigin || source !== this.#options.frame.contentWindow) return
    const message = messageOf(data)
    if (!message) return
    this.#hasAnswered = true
    for (const [func, args] of this.#waiting) this.command(func, ...args)
    this.#waiting.clear()
    if (message.event === 'onError') this.#options.onTrouble()
    const news = newsOf(message)
    if (Object.keys(news).length > 0) this.#options.onNews(news)
  }
}

function messageOf(data: unknown): z.infer<typeof messageSchema> | null {
  try {
    return messageSchema.safeParse(typeof data === 'string' ? JSON.parse(data) : data).data ?? null
  } catch {
    return null
  }
}

function newsOf({ event, info }: z.infer<typeof messageSchema>): YoutubeUpdate {
  if (event === 'onStateChange') return stateNews(z.number().safeParse(info).data)
  const values = infoSchema.safeParse(info).data
  return {
    ...(values?.currentTime !== undefined && { position: values.currentTime }),
    ...(values?.duration !== undefined && values.duration > 0 && { seconds: values.duration }),
    ...(values?.playbackRate !== undefined && { speed: values.playbackRate }),
    ...stateNews(values?.playerState),
  }
}

function stateNews(state: number | undefined): YoutubeUpdate {
  // The position does not change while the player buffers, so the state stays.
  if (state === undefined || state === buffering) return {}
  return { isPlaying: state === playing, hasEnded: state === ended }
}
