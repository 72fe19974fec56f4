import { CloudOff, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface ErrorStateProps {
  /** What failed: "Failed to load the problems." */
  title: string
  /** The reason, with the server's message when there is one. */
  detail?: ReactNode
  onRetry: () => void
  isRetrying?: boolean
  /** Another action, beside Retry. */
  children?: ReactNode
}

export function ErrorState({ title, detail, onRetry, isRetrying = false, children }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center px-4 py-14 text-center">
      <div className="flex size-10 items-center justify-center rounded-lg bg-wa-soft text-wa">
        <CloudOff size={18} strokeWidth={1.75} aria-hidden />
      </div>
      <p className="mt-4 text-body">{title}</p>
      {detail !== undefined && <p className="mt-1 text-ui text-muted">{detail}</p>}
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        <Button
          isSmall
          disabled={isRetrying}
          onClick={onRetry}
          icon={<RefreshCw size={14} strokeWidth={1.75} aria-hidden />}
        >
          Retry
        </Button>
        {children}
      </div>
    </div>
  )
}
