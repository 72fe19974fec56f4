import type { LessonRow } from '@codedojo/contract'
import { ArrowRight, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button, buttonClasses } from '../../../ui/button.tsx'
import { lessonSearch } from '../player-links.ts'

interface NextLessonOverlayProps {
  /** The next lesson; null if this was the last one. */
  next: LessonRow | null
  /** What is still needed to complete the lesson; null if nothing, or in a preview. */
  missing: ReactNode
  onAgain: () => void
}

/** Overlay at the end of a video. It offers the next lesson, but never starts it automatically. */
export function NextLessonOverlay({ next, missing, onAgain }: NextLessonOverlayProps) {
  return (
    <section
      aria-label="The video is over"
      className="absolute inset-0 flex flex-col items-center justify-center gap-3 bg-canvas px-4 text-center"
    >
      {missing !== null && <p className="max-w-prose text-body break-words">Not complete yet. {missing}</p>}
      <p className="text-body text-muted">
        {next ? (
          <>
            Next:{' '}
            <span className="break-words text-ink" dir="auto">
              {next.title}
            </span>
          </>
        ) : (
          'That was the last lesson.'
        )}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button onClick={onAgain} icon={<RotateCcw size={16} strokeWidth={1.75} aria-hidden />}>
          Watch again
        </Button>
        {next && (
          <Link to={lessonSearch(next)} className={buttonClasses({ look: 'primary' })}>
            Next lesson
            <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
          </Link>
        )}
      </div>
    </section>
  )
}
