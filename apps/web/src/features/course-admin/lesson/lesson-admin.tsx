import type { ManagedCourse } from '@codedojo/contract'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { ApiError } from '../../../lib/api/api-error.ts'
import { managedCoursePath } from '../../../lib/paths.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ReadFailed } from '../../../ui/read-failed.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { NoSuchCourse } from '../course/course-admin.tsx'
import { managedCourseQuery, managedLessonQuery } from '../queries.ts'
import { LessonEditor } from './lesson-editor.tsx'

interface LessonAdminProps {
  courseId: string
  /** null for a new lesson. */
  lessonId: string | null
  renderMarkdown: (text: string) => ReactNode
}

/** Page to add or edit one lesson of a course. */
export function LessonAdmin({ courseId, lessonId, renderMarkdown }: LessonAdminProps) {
  const reading = useQuery(managedCourseQuery(courseId))
  const { data: course } = reading
  if (!course) return <Reading reading={reading} ifNone={<NoSuchCourse />} />
  if (lessonId !== null) return <StoredLesson {...{ course, lessonId, renderMarkdown }} />
  return (
    <LessonPage course={course} title="Add a lesson">
      {(onDone) => <LessonEditor lesson={null} {...{ course, renderMarkdown, onDone }} />}
    </LessonPage>
  )
}

interface StoredLessonProps extends Pick<LessonAdminProps, 'renderMarkdown'> {
  course: ManagedCourse
  lessonId: string
}

function StoredLesson({ course, lessonId, renderMarkdown }: StoredLessonProps) {
  const reading = useQuery(managedLessonQuery(lessonId))
  const { data: lesson } = reading
  const isOfCourse = course.lessonList.some(({ _id }) => _id === lessonId)
  if (!isOfCourse) return <NoSuchLesson course={course} />
  if (!lesson) return <Reading reading={reading} ifNone={<NoSuchLesson course={course} />} />
  return (
    <LessonPage course={course} title="Edit lesson">
      {(onDone) => <LessonEditor {...{ course, lesson, renderMarkdown, onDone }} />}
    </LessonPage>
  )
}

interface ReadingProps {
  reading: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
  /** Shown when the server answers 404: there is no such course or lesson. */
  ifNone: ReactNode
}

function Reading({ reading: { error, isFetching, refetch }, ifNone }: ReadingProps) {
  if (error === null)
    return (
      <Skeleton label="Loading the lesson" className="space-y-5">
        <Bone className="h-6 w-56" />
        <Bone className="h-10" />
        <Bone className="h-44" />
        <Bone className="h-64" />
      </Skeleton>
    )
  if (error instanceof ApiError && error.status === 404) return ifNone
  return <ReadFailed title="Failed to fetch the lesson" reading={{ error, isFetching, refetch }} />
}

function NoSuchLesson({ course }: { course: ManagedCourse }) {
  return (
    <div className="panel">
      <EmptyState title="There is no such lesson." detail="It may have been deleted.">
        <Link to={managedCoursePath(course)} className={buttonClasses({ isSmall: true })}>
          Go to the course
        </Link>
      </EmptyState>
    </div>
  )
}

interface LessonPageProps {
  course: ManagedCourse
  title: string
  children: (onDone: () => void) => ReactNode
}

function LessonPage({ course, title, children }: LessonPageProps) {
  const navigate = useNavigate()
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
        <h1 className="text-heading">{title}</h1>
      </header>
      {children(() => void navigate(managedCoursePath(course)))}
    </>
  )
}
