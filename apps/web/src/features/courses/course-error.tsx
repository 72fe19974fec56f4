import { ArrowLeft, CloudOff, RefreshCw } from 'lucide-react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'

interface CourseErrorProps {
  onRetry: () => void
  isRetrying: boolean
}

/** Error message for a course that failed to load. */
export function CourseError({ onRetry, isRetrying }: CourseErrorProps) {
  const navigate = useNavigate()
  return (
    <div role="alert" className="panel flex flex-col items-center px-4 py-14 text-center">
      <div className="flex size-10 items-center justify-center rounded-lg bg-wa-soft text-wa">
        <CloudOff size={18} strokeWidth={1.75} aria-hidden />
      </div>
      <h1 className="mt-4 text-title">Error Loading Course</h1>
      <p className="mt-1 text-ui text-muted">Failed to load course details. Please try again later.</p>
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        <Button
          isSmall
          disabled={isRetrying}
          onClick={onRetry}
          icon={<RefreshCw size={14} strokeWidth={1.75} aria-hidden />}
        >
          Retry
        </Button>
        <Button
          isSmall
          look="ghost"
          onClick={() => void navigate(-1)}
          icon={<ArrowLeft size={14} strokeWidth={1.75} aria-hidden />}
        >
          Go Back
        </Button>
      </div>
    </div>
  )
}
