import type { Lesson } from '@codedojo/contract'
import { RefreshCw, VideoOff } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { remainingContentText } from '../lesson/left-text.ts'

/** Covers a video that failed to load; the rest of the lesson stays usable. */
export function VideoError({ lesson, onRetry }: { lesson: Lesson; onRetry: () => void }) {
  const left = remainingContentText(lesson)
  return (
    <div
      role="alert"
      className="absolute inset-0 flex flex-col items-center justify-center bg-panel px-4 text-center"
    >
      <div className="flex size-10 items-center justify-center rounded-lg bg-wa-soft text-wa">
        <VideoOff size={18} strokeWidth={1.75} aria-hidden />
      </div>
      <p className="mt-4 text-body">The video could not be loaded.</p>
      {left !== '' && <p className="mt-1 text-ui text-muted max-md:hidden">{left}</p>}
      <Button
        isSmall
        className="mt-4"
        onClick={onRetry}
        icon={<RefreshCw size={14} strokeWidth={1.75} aria-hidden />}
      >
        Retry
      </Button>
    </div>
  )
}
