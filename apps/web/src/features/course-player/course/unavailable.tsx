import { RefreshCw, VideoOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'

interface UnavailableProps {
  /** What failed. */
  reason: string
  /** Why, as others put it. */
  detail?: ReactNode
  /** Absent: trying again would change nothing. */
  onRetry?: () => void
  isRetrying?: boolean
  /** Another way out. */
  children?: ReactNode
}

/** In the place of the video when there is nothing to show. */
export function Unavailable({ reason, detail, onRetry, isRetrying = false, children }: UnavailableProps) {
  const navigate = useNavigate()
  return (
    <div
      role="alert"
      className="flex min-h-64 flex-col items-center justify-center border-line bg-panel px-4 py-10 text-center md:aspect-video md:w-full md:rounded-lg md:border"
    >
      <div className="flex size-10 items-center justify-center rounded-lg bg-wa-soft text-wa">
        <VideoOff size={18} strokeWidth={1.75} aria-hidden />
      </div>
      <h1 className="mt-4 text-title">Content Unavailable</h1>
      <p className="mt-1 text-body">{reason}</p>
      {detail !== undefined && <p className="mt-1 max-w-prose text-ui break-words text-muted">{detail}</p>}
      <div className="mt-5 flex flex-wrap justify-center gap-2">
        {children}
        {onRetry && (
          <Button
            disabled={isRetrying}
            onClick={onRetry}
            icon={<RefreshCw size={16} strokeWidth={1.75} aria-hidden />}
          >
            Retry
          </Button>
        )}
        <Button look="ghost" onClick={() => void navigate(-1)}>
          Go Back
        </Button>
      </div>
    </div>
  )
}
