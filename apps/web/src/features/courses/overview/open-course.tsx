import type { CourseDetail } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../../lib/api/api-error.ts'
import { courseContentQuery } from '../../../shared/courses/course-content-query.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { RatingPanel } from '../reviews/rating-panel.tsx'
import { CertificatePanel } from './certificate-panel.tsx'
import { CourseFrame } from './course-frame.tsx'
import { LessonList } from './lesson-list.tsx'
import { ProgressPanel } from './progress-panel.tsx'

interface OpenCourseProps {
  course: CourseDetail
  owned: NonNullable<CourseDetail['owned']>
}

/** An owned course with valid access: its lessons with their progress. */
export function OpenCourse({ course, owned }: OpenCourseProps) {
  const { data, error, isFetching, refetch } = useQuery(courseContentQuery(course._id))
  if (data === undefined && error)
    return (
      <CourseFrame course={course} aside={null}>
        <div className="panel">
          <ErrorState
            title="Failed to load course content"
            detail={messageOf(error)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        </div>
      </CourseFrame>
    )
  if (data === undefined)
    return (
      <CourseFrame course={course} aside={<div className="panel h-40" />}>
        <Skeleton label="Loading your lessons" className="panel space-y-5 p-4">
          <Bone className="w-2/3" />
          <Bone className="w-1/2" />
          <Bone className="w-3/5" />
        </Skeleton>
      </CourseFrame>
    )
  return (
    <CourseFrame
      course={course}
      aside={
        <>
          <ProgressPanel content={data} owned={owned} />
          <CertificatePanel content={data} />
        </>
      }
    >
      <LessonList course={course} lessons={data.lessons} />
      {data.lessons.length > 0 && <RatingPanel courseId={course._id} rating={data.ownRating} />}
    </CourseFrame>
  )
}
