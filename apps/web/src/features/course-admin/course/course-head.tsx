import { courseChangeBody, type ManagedCourse, updateCourse } from '@codedojo/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ChevronLeft, Eye, EyeOff, Pencil, Send, Trash2, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { callApi } from '../../../lib/api/api.ts'
import { contentPath, managedCoursesPath } from '../../../lib/paths.ts'
import { coursesKey } from '../../../lib/query-keys.ts'
import { coursePriceText, validityText } from '../../../shared/courses/course-text.ts'
import { RatingMark } from '../../../shared/courses/rating-mark.tsx'
import { Button, buttonClasses } from '../../../ui/button.tsx'
import { forgetFailure, notify, notifyFailure } from '../../../ui/toast.tsx'
import { DeleteCourseDialog } from '../delete-course-dialog.tsx'
import { CourseDialog } from '../form/course-dialog.tsx'
import { PublishEmptyDialog } from '../form/publish-empty-dialog.tsx'
import { CourseBadges } from '../list/course-badges.tsx'
import { isSoldEmpty } from '../list/course-list-text.ts'
import { saveFailure } from '../save-failure.ts'

const small = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Summary of a course with the actions on the whole course. */
export function CourseHead({ course }: { course: ManagedCourse }) {
  const [started, setStarted] = useState<'edit' | 'delete' | 'publish' | null>(null)
  const { mutate, isPending } = usePublishing(course)
  const navigate = useNavigate()
  const { CourseName, CoursePrice, CourseMentor, validityDays, isDraft } = course
  const close = () => setStarted(null)
  return (
    <header className="mb-5">
      <Link
        to={managedCoursesPath}
        className="mb-2 inline-flex items-center gap-1 text-ui text-muted hover:text-ink max-md:min-h-11"
      >
        <ChevronLeft {...small} />
        All courses
      </Link>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="min-w-0 text-heading break-words" dir="auto">
              {CourseName}
            </h1>
            <CourseBadges course={course} />
          </div>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ui text-muted">
            <span className="num">{coursePriceText(CoursePrice)}</span>
            <span>{validityText(validityDays)}</span>
            <bdi className="min-w-0 break-words">{CourseMentor}</bdi>
            <RatingMark rating={course.rating} />
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link to={contentPath(course)} className={buttonClasses({ isSmall: true })}>
            <Eye {...small} />
            Preview
          </Link>
          <Button isSmall icon={<Pencil {...small} />} onClick={() => setStarted('edit')}>
            Edit course
          </Button>
          <Button isSmall icon={<Trash2 {...small} />} onClick={() => setStarted('delete')}>
            Delete
          </Button>
          <Button
            isSmall
            look={isDraft ? 'primary' : 'default'}
            disabled={isPending}
            icon={isDraft ? <Send {...small} /> : <EyeOff {...small} />}
            onClick={() => (isDraft && course.lessons === 0 ? setStarted('publish') : mutate(!isDraft))}
          >
            {isDraft ? 'Publish' : 'Back to draft'}
          </Button>
        </div>
      </div>
      {isSoldEmpty(course) && (
        <p role="status" className="mt-3 flex items-start gap-2 rounded-lg bg-limit-soft px-3 py-2.5 text-ui">
          <TriangleAlert size={14} strokeWidth={1.75} className="mt-[3px] shrink-0 text-limit" aria-hidden />
          It is for sale without a lesson. Add one, or make it a draft until there are some.
        </p>
      )}
      <PublishEmptyDialog isOpen={started === 'publish'} onClose={close} onConfirm={() => mutate(false)} />
      {started === 'edit' && <CourseDialog course={course} onClose={close} />}
      {started === 'delete' && (
        <DeleteCourseDialog
          course={course}
          onClose={close}
          onDeleted={() => void navigate(managedCoursesPath)}
        />
      )}
    </header>
  )
}

/** Publishes a course or makes it a draft again. A draft is neither listed nor sold; its owners keep access either way. */
function usePublishing(course: ManagedCourse) {
  const queryClient = useQueryClient()
  const publishing = useMutation({
    mutationFn: (draft: boolean) =>
      callApi(updateCourse, {
        params: { id: course._id },
        body: { ...courseChangeBody.omit({ isDraft: true }).parse(course), draft },
      }),
    onMutate: (draft) => forgetFailure(failureOf(draft)),
    onSuccess: (_, draft) =>
      notify(draft ? 'The course is a draft: it is neither listed nor sold.' : 'The course is published.'),
    onError: (error, draft) =>
      notifyFailure(failureOf(draft), {
        detail: saveFailure(error).message,
        action: { text: 'Retry', onClick: () => publishing.mutate(draft) },
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [coursesKey] }),
  })
  return publishing
}

function failureOf(draft: boolean): string {
  return draft ? 'The course is still published.' : 'The course was not published.'
}
