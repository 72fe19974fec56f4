import type { LessonRow } from '@codedojo/contract'
import type { PlayerLinks } from '../player-links.ts'
import { CompletionRequirements } from './completion-requirements.tsx'
import { MarkCompleteButton } from './mark-complete-button.tsx'

interface LessonEndProps {
  courseId: string
  lesson: LessonRow
  links: PlayerLinks
}

/** Repeats the completion button and the open requirements below a long text. Not on phones, which have an action bar. */
export function LessonEnd({ courseId, lesson, links }: LessonEndProps) {
  const { isComplete, isMarked } = lesson.progress
  return (
    <section
      aria-label="End of the lesson"
      className="flex max-w-[680px] flex-wrap items-center justify-between gap-4 border-t border-line pt-4"
    >
      <p className="min-w-0 flex-1 basis-48 text-ui text-muted">
        {isComplete ? (
          isMarked ? (
            'This lesson is complete.'
          ) : (
            'Completed by watching.'
          )
        ) : (
          <CompletionRequirements lesson={lesson} links={links} />
        )}
      </p>
      <MarkCompleteButton courseId={courseId} lesson={lesson} className="shrink-0 max-md:hidden" />
    </section>
  )
}
