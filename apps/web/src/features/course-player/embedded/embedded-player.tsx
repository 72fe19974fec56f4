import type { Lesson } from '@codedojo/contract'
import { LoaderCircle } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { resumePosition } from '../html-video/resume-position.ts'
import { playerAttribute } from '../player-keys.ts'
import type { PlayerSettingsStore } from '../player-settings.ts'
import type { Playback } from '../progress/playback.ts'
import { usePlayback } from '../progress/use-playback.ts'
import { embedUrl } from './embed-url.ts'
import { EmbeddedError, EmbeddedTimeout } from './embedded-errors.tsx'
import { useEmbeddedPlayer } from './use-embedded-player.ts'

interface ServicePlayerProps {
  lesson: Lesson
  playback: Playback
  store: PlayerSettingsStore
  /** Overlay shown when the video has ended. */
  ending: ReactNode
}

/** YouTube's embedded player, in the variant that sets no cookies before it plays. */
export function EmbeddedPlayer({ lesson, playback, store, ending }: ServicePlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [src, setSrc] = useState(() => addressOf(lesson, playback))
  const state = useEmbeddedPlayer({ playback, store, frame, attempt })
  const hasEnded = usePlayback(playback, (state) => state.hasEnded)
  const retry = () => {
    setSrc(addressOf(lesson, playback))
    setAttempt(attempt + 1)
  }
  return (
    <div {...{ [playerAttribute]: '' }}>
      <div className="relative aspect-video w-full overflow-hidden border-line bg-canvas md:rounded-lg md:border">
        {state === 'silent' ? (
          <EmbeddedTimeout lesson={lesson} onRetry={retry} />
        ) : (
          <iframe
            key={attempt}
            ref={frame}
            src={src}
            title={lesson.title}
            className="size-full"
            // YouTube refuses to play unless it gets the embedding site as referrer.
            referrerPolicy="strict-origin-when-cross-origin"
            allow="encrypted-media; fullscreen"
          />
        )}
        {state === 'waiting' && <Waiting />}
        {hasEnded && lesson.kind !== 'playlist' && ending}
      </div>
      {state === 'refused' && <EmbeddedError lesson={lesson} onRetry={retry} />}
    </div>
  )
}

function addressOf(lesson: Lesson, playback: Playback): string {
  const { position, seconds } = playback.state()
  const start = Math.floor(resumePosition(position, seconds)) || lesson.startSeconds
  return embedUrl(lesson, { origin: window.location.origin, start })
}

/**
 * Covers the frame until the player responds, because otherwise the browser's error page would show when YouTube is
 * unreachable.
 */
function Waiting() {
  return (
    <div role="status" className="absolute inset-0 flex items-center justify-center bg-panel text-muted">
      <LoaderCircle size={24} strokeWidth={1.75} className="animate-spin" aria-hidden />
      <span className="sr-only">Waiting for the video service</span>
    </div>
  )
}
