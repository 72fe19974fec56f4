import type { Lesson } from '@codedojo/contract'
import { RefreshCw, VideoOff } from 'lucide-react'
import { youtubeAddress } from '../../../shared/courses/youtube-address.ts'
import { Button, buttonClasses } from '../../../ui/button.tsx'
import { remainingContentText } from '../lesson/left-text.ts'

interface ServiceTroubleProps {
  lesson: Lesson
  onRetry: () => void
}

/** Replaces the embedded player when it does not respond: what else the lesson offers, and a retry. */
export function EmbeddedTimeout({ lesson, onRetry }: ServiceTroubleProps) {
  const left = remainingContentText(lesson)
  return (
    <div
      role="alert"
      className="absolute inset-0 flex flex-col items-center justify-center bg-panel px-4 text-center"
    >
      <div className="flex size-10 items-center justify-center rounded-lg bg-wa-soft text-wa max-md:hidden">
        <VideoOff size={18} strokeWidth={1.75} aria-hidden />
      </div>
      <p className="mt-4 text-body max-md:mt-0">The video service does not answer.</p>
      {left !== '' && <p className="mt-1 text-ui text-muted max-md:hidden">{left}</p>}
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        <Ways lesson={lesson} onRetry={onRetry} />
      </div>
    </div>
  )
}

/** Shown below the embedded player, which itself shows what is wrong with the video. */
export function EmbeddedError({ lesson, onRetry }: ServiceTroubleProps) {
  return (
    <div role="alert" className="mt-2 flex flex-wrap items-center gap-3 px-4 text-ui text-muted md:px-0">
      <p>The video service does not show this video here.</p>
      <Ways lesson={lesson} onRetry={onRetry} />
    </div>
  )
}

function Ways({ lesson, onRetry }: ServiceTroubleProps) {
  return (
    <>
      <Button isSmall onClick={onRetry} icon={<RefreshCw size={14} strokeWidth={1.75} aria-hidden />}>
        Retry
      </Button>
      <a
        href={youtubeAddress(lesson)}
        target="_blank"
        rel="noreferrer noopener"
        className={buttonClasses({ look: 'ghost', isSmall: true })}
      >
        Open at YouTube
      </a>
    </>
  )
}
