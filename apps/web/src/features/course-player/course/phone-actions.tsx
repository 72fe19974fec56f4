import type { LessonRow } from '@codedojo/contract'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { buttonClasses } from '../../../ui/button.tsx'
import { useActionBar } from '../../../ui/use-action-bar.ts'
import { MarkCompleteButton } from '../lesson/mark-complete-button.tsx'
import { lessonSearch } from '../player-links.ts'

interface PhoneActionsProps {
  courseId: string
  lesson: LessonRow
  /** The next lesson; null if this is the last one. */
  next: LessonRow | null
  isPreview: boolean
}

/** The action bar at the bottom of the screen, on phones. */
export function PhoneActions({ courseId, lesson, next, isPreview }: PhoneActionsProps) {
  const bar = useActionBar()
  if (isPreview && next === null) return null
  return (
    <div
      ref={bar}
      className="fixed inset-x-0 bottom-0 z-20 flex gap-2 border-t border-line bg-panel p-3 md:hidden"
    >
      {!isPreview && <MarkCompleteButton courseId={courseId} lesson={lesson} className="flex-1" />}
      {next && (
        <Link to={lessonSearch(next)} className={`${buttonClasses({ look: 'primary' })} flex-1`}>
          Next lesson
          <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
        </Link>
      )}
    </div>
  )
}
