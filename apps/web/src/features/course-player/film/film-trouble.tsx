import { RefreshCw, VideoOff } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'

/** Over the picture of a video that does not come; notes, transcript and list stay usable. */
export function FilmTrouble({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="absolute inset-0 flex flex-col items-center justify-center bg-panel px-4 text-center"
    >
      <div className="flex size-10 items-center justify-center rounded-lg bg-wa-soft text-wa">
        <VideoOff size={18} strokeWidth={1.75} aria-hidden />
      </div>
      <p className="mt-4 text-body">The video could not be loaded.</p>
      <p className="mt-1 text-ui text-muted max-md:hidden">
        Notes and problems of the lesson are still here.
      </p>
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
