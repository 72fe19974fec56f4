import type { Course } from '@codedojo/contract'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { useCourseDeletion } from './use-course-removal.ts'

interface DeleteCourseDialogProps {
  course: Pick<Course, '_id' | 'CourseName' | 'learners'>
  onClose: () => void
  onDeleted?: () => void
}

export function DeleteCourseDialog({ course, onClose, onDeleted }: DeleteCourseDialogProps) {
  const { mutate } = useCourseDeletion({ ...(onDeleted && { onDeleted }) })
  const kept = course.learners > 0 ? ' It stays with those who own it.' : ''
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={`Delete “${course.CourseName}”`}
      question={`Are you sure you want to delete this course?${kept}`}
      confirmText="Delete course"
      onConfirm={() => mutate(course)}
    />
  )
}
