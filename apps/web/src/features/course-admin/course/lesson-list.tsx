import { deleteLesson, type ManagedCourse, type ManagedLessonHead } from '@codedojo/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ListVideo, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { callApi } from '../../../lib/api/api.ts'
import { messageOf } from '../../../lib/api/api-error.ts'
import { moveItem } from '../../../lib/move-item.ts'
import { managedLessonPath } from '../../../lib/paths.ts'
import { coursesKey } from '../../../lib/query-keys.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SortableList } from '../../../ui/sortable-list/sortable-list.tsx'
import { forgetFailure, notify, notifyFailure } from '../../../ui/toast.tsx'
import { lessonKindLooks, lessonSummaryText } from './lesson-text.ts'
import { useLessonOrder } from './use-lesson-order.ts'

/** The lessons of a course in order. */
export function LessonList({ course }: { course: ManagedCourse }) {
  const order = useLessonOrder(course)
  const [leaving, setLeaving] = useState<ManagedLessonHead | null>(null)
  const { lessonList } = course
  const ids = lessonList.map(({ _id }) => _id)
  const addLink = (
    <Link to={managedLessonPath(course, null)} className={buttonClasses({ isSmall: true })}>
      <Plus size={14} strokeWidth={1.75} aria-hidden />
      Add a lesson
    </Link>
  )
  return (
    <Panel title="Lessons" {...(lessonList.length > 0 && { trailing: addLink })}>
      {lessonList.length === 0 ? (
        <EmptyState
          icon={<ListVideo size={18} strokeWidth={1.75} aria-hidden />}
          title="No lessons yet."
          detail="A lesson is written, or a video with notes; it may ask for problems."
        >
          {addLink}
        </EmptyState>
      ) : (
        <SortableList
          label="Lessons in their order"
          items={lessonList.map((lesson, place) => ({
            id: lesson._id,
            name: lesson.title,
            content: (
              <Row course={course} lesson={lesson} place={place} onDelete={() => setLeaving(lesson)} />
            ),
          }))}
          onMove={(from, to) => order(moveItem(ids, from, to))}
        />
      )}
      {leaving && <DeleteLessonDialog lesson={leaving} onClose={() => setLeaving(null)} />}
    </Panel>
  )
}

interface RowProps {
  course: ManagedCourse
  lesson: ManagedLessonHead
  place: number
  onDelete: () => void
}

function Row({ course, lesson, place, onDelete }: RowProps) {
  const { Icon } = lessonKindLooks[lesson.kind]
  return (
    <div className="flex min-h-14 min-w-0 items-center gap-3 py-1.5">
      <span className="num w-6 shrink-0 text-right text-ui text-faint">{place + 1}</span>
      <Icon size={16} strokeWidth={1.75} className="shrink-0 text-muted max-md:hidden" aria-hidden />
      <div className="min-w-0 flex-1">
        <Link
          to={managedLessonPath(course, lesson)}
          className="block truncate text-body hover:underline max-md:whitespace-normal"
          dir="auto"
          title={lesson.title}
        >
          {lesson.title}
        </Link>
        <p className="truncate text-ui text-muted max-md:whitespace-normal">{lessonSummaryText(lesson)}</p>
      </div>
      <IconButton
        label={`Delete ${lesson.title}`}
        icon={<Trash2 size={14} strokeWidth={1.75} aria-hidden />}
        onClick={onDelete}
      />
    </div>
  )
}

function DeleteLessonDialog({ lesson, onClose }: { lesson: ManagedLessonHead; onClose: () => void }) {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: () => callApi(deleteLesson, { params: { id: lesson._id } }),
    onSuccess: ({ message }) => notify(message),
    onMutate: () => forgetFailure('Failed to delete the lesson.'),
    onError: (error) => notifyFailure('Failed to delete the lesson.', { detail: messageOf(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [coursesKey] }),
  })
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title="Delete lesson"
      question={`Delete “${lesson.title}”? It no longer counts towards anybody’s progress.`}
      confirmText="Delete lesson"
      onConfirm={() => mutate()}
    />
  )
}
