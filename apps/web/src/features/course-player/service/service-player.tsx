import type { Lesson } from '@codedojo/contract'
import { RefreshCw } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { resumePosition } from '../film/resume-position.ts'
import { playerAttribute } from '../player-keys.ts'
import type { PlayerSettingsStore } from '../player-settings.ts'
import type { Playback } from '../progress/playback.ts'
import { useStanding } from '../progress/use-standing.ts'
import { embedAddress } from './embed-address.ts'
import { type ServiceTrouble, useServicePlayer } from './use-service-player.ts'

interface ServicePlayerProps {
  lesson: Lesson
  playback: Playback
  store: PlayerSettingsStore
  /** Covers the picture when the video is over. */
  ending: ReactNode
}

/** The video service's own player, in its form that sets no cookies before it plays. */
export function ServicePlayer({ lesson, playback, store, ending }: ServicePlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [src, setSrc] = useState(() => addressOf(lesson, playback))
  const trouble = useServicePlayer({ playback, store, frame, attempt })
  const hasEnded = useStanding(playback, (standing) => standing.hasEnded)
  const retry = () => {
    setSrc(addressOf(lesson, playback))
    setAttempt(attempt + 1)
  }
  return (
    <div {...{ [playerAttribute]: '' }}>
      <div className="relative aspect-video w-full overflow-hidden border-line bg-canvas md:rounded-lg md:border">
        <iframe
          key={attempt}
          ref={frame}
          src={src}
          title={lesson.title}
          className="size-full"
          // The service refuses to play when it is not told which site embeds it.
          referrerPolicy="strict-origin-when-cross-origin"
          allow="encrypted-media; fullscreen"
          allowFullScreen
        />
        {hasEnded && lesson.kind !== 'playlist' && ending}
      </div>
      {trouble !== 'none' && <TroubleLine trouble={trouble} onRetry={retry} />}
    </div>
  )
}

function addressOf(lesson: Lesson, playback: Playback): string {
  const { position, seconds } = playback.standing()
  const start = Math.floor(resumePosition(position, seconds))
  return embedAddress(lesson, { origin: window.location.origin, start })
}

function TroubleLine({
  trouble,
  onRetry,
}: {
  trouble: Exclude<ServiceTrouble, 'none'>
  onRetry: () => void
}) {
  const words = {
    silent: 'The video service does not answer. Notes and problems of the lesson are still here.',
    refused: 'The video service does not show this video here.',
  } as const
  return (
    <div role="alert" className="mt-2 flex flex-wrap items-center gap-3 px-4 text-ui text-muted md:px-0">
      <p>{words[trouble]}</p>
      <Button isSmall onClick={onRetry} icon={<RefreshCw size={14} strokeWidth={1.75} aria-hidden />}>
        Retry
      </Button>
    </div>
  )
}
