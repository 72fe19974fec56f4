import { RefreshCw, VideoOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'

interface UnavailableProps {
  /** Title of the message. */
  reason: string
  /** The cause, such as the server's message. */
  detail?: ReactNode
  /** Absent: a retry would not help. */
  onRetry?: () => void
  isRetrying?: boolean
  /** Another action, such as a link. */
  children?: ReactNode
}

/** Replaces the video when it cannot be shown. */
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
