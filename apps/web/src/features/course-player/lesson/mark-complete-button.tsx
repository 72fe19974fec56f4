import { type LessonRow, markLesson } from '@codedojo/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { callApi } from '../../../lib/api/api.ts'
import { messageOf } from '../../../lib/api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { forgetFailure, notifyFailure } from '../../../ui/toast.tsx'
import { cacheProgress } from '../queries.ts'

interface MarkCompleteButtonProps {
  courseId: string
  lesson: LessonRow
  className?: string
}

const notMarked = 'lesson-not-marked'

/** Marks the lesson as complete, or removes the mark. Disabled for a lesson that was completed by watching. */
export function MarkCompleteButton({ courseId, lesson, className }: MarkCompleteButtonProps) {
  const queryClient = useQueryClient()
  const lessonId = lesson._id
  const { isMarked, isComplete } = lesson.progress
  const mark = useMutation({
    mutationFn: () => callApi(markLesson, { params: { id: lessonId }, body: { isMarked: !isMarked } }),
    onMutate: () => forgetFailure(notMarked),
    onSuccess: (progress) => cacheProgress(queryClient, { courseId, lessonId, progress }),
    onError: (error) => notifyFailure(messageOf(error), { key: notMarked }),
  })
  return (
    <Button
      className={className}
      aria-pressed={isMarked || isComplete}
      disabled={mark.isPending || (isComplete && !isMarked)}
      icon={<CircleCheck size={16} strokeWidth={1.75} className={isComplete ? 'text-ac' : ''} aria-hidden />}
      onClick={() => mark.mutate()}
    >
      {markWords(lesson)}
    </Button>
  )
}

/** A marked lesson with unsolved problems is not complete yet; the head lists what is missing. */
function markWords({ kind, progress }: LessonRow): string {
  if (progress.isComplete) return 'Completed'
  if (!progress.isMarked) return 'Mark Complete'
  return kind === 'written' ? 'Marked as read' : 'Marked as watched'
}
