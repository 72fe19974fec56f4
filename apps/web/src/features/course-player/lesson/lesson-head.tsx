import type { LessonProgress, LessonRow } from '@codedojo/contract'
import { formatLongDate } from '../../../lib/format/format-date.ts'
import type { PlayerLinks } from '../player-links.ts'
import { CompletionRequirements } from './completion-requirements.tsx'
import { MarkCompleteButton } from './mark-complete-button.tsx'

interface LessonHeadProps {
  courseId: string
  lesson: LessonRow
  /** Counted from 1. */
  number: number
  lessons: number
  isPreview: boolean
  links: PlayerLinks
}

/** Title, date, and what is still needed to complete the lesson. */
export function LessonHead({ courseId, lesson, number, lessons, isPreview, links }: LessonHeadProps) {
  const { title, kind, publishedAt, progress } = lesson
  return (
    <header
      className={`flex items-start justify-between gap-4 px-4 pt-5 md:px-0 ${kind === 'written' ? 'md:pt-0' : ''}`}
    >
      <div className="min-w-0">
        <h1 className="text-heading break-words max-md:text-title" dir="auto">
          {title}
        </h1>
        <p className="mt-1 text-ui text-faint">
          Lesson {number} of {lessons}
          {publishedAt !== null &&
            ` · ${kind === 'service' ? 'Published' : 'Added'} ${formatLongDate(new Date(publishedAt))}`}
        </p>
        {!isPreview && (
          <p className="mt-1 text-ui text-muted" role="status">
            {progress.isComplete ? (
              completeWords(progress)
            ) : (
              <CompletionRequirements lesson={lesson} links={links} />
            )}
          </p>
        )}
      </div>
      {!isPreview && (
        <MarkCompleteButton courseId={courseId} lesson={lesson} className="shrink-0 max-md:hidden" />
      )}
    </header>
  )
}

/** Explains the disabled button of a lesson that was completed without being marked by hand. */
function completeWords({ isMarked }: LessonProgress): string {
  return isMarked ? 'This lesson is complete.' : 'Completed by watching.'
}
