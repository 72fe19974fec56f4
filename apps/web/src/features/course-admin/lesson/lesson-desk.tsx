import type { ManagedCourse } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { ApiError, messageOf } from '../../../lib/api-error.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { managedCoursePath } from '../course-admin-paths.ts'
import { NoSuchCourse } from '../desk/course-desk.tsx'
import { managedCourseQuery } from '../queries.ts'
import { LessonEditor } from './lesson-editor.tsx'

interface LessonDeskProps {
  courseId: string
  /** null: a lesson is to be added. */
  lessonId: string | null
  renderMarkdown: (text: string) => ReactNode
}

/** One lesson of a course, to be added or changed. */
export function LessonDesk({ courseId, lessonId, renderMarkdown }: LessonDeskProps) {
  const { data, error, isFetching, refetch } = useQuery(managedCourseQuery(courseId))
  if (data) return <LoadedLesson course={data} lessonId={lessonId} renderMarkdown={renderMarkdown} />
  if (error === null)
    return (
      <Skeleton label="Loading the lesson" className="space-y-5">
        <Bone className="h-6 w-56" />
        <Bone className="h-10" />
        <Bone className="h-44" />
        <Bone className="h-64" />
      </Skeleton>
    )
  if (error instanceof ApiError && error.status === 404) return <NoSuchCourse />
  return (
    <div className="panel">
      <ErrorState
        title="Failed to fetch the lesson"
        detail={messageOf(error)}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    </div>
  )
}

interface LoadedLessonProps extends Omit<LessonDeskProps, 'courseId'> {
  course: ManagedCourse
}

function LoadedLesson({ course, lessonId, renderMarkdown }: LoadedLessonProps) {
  const navigate = useNavigate()
  const lesson = course.lessonList.find(({ _id }) => _id === lessonId) ?? null
  if (lessonId !== null && lesson === null)
    return (
      <div className="panel">
        <EmptyState title="There is no such lesson." detail="It may have been deleted.">
          <Link to={managedCoursePath(course)} className={buttonClasses({ isSmall: true })}>
            Go to the course
          </Link>
        </EmptyState>
      </div>
    )
  return (
    <>
      <header className="mb-5">
        <Link
          to={managedCoursePath(course)}
          className="mb-2 inline-flex max-w-full items-center gap-1 text-ui text-muted hover:text-ink max-md:min-h-11"
        >
          <ChevronLeft size={14} strokeWidth={1.75} className="shrink-0" aria-hidden />
          <bdi className="truncate">{course.CourseName}</bdi>
        </Link>
        <h1 className="text-heading">{lesson ? 'Edit lesson' : 'Add a lesson'}</h1>
      </header>
      <LessonEditor
        course={course}
        lesson={lesson}
        renderMarkdown={renderMarkdown}
        onDone={() => void navigate(managedCoursePath(course))}
      />
    </>
  )
}
