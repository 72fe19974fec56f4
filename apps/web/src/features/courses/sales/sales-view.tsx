import type { CourseDetail } from '@codedojo/contract'
import type { ReactNode } from 'react'
import { exploreCoursesPath } from '../../../lib/paths.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Breadcrumb } from '../breadcrumb.tsx'
import { CourseFacts } from '../course-facts.tsx'
import { ReviewList } from '../reviews/review-list.tsx'
import { LessonOutline } from './lesson-outline.tsx'
import { Outcomes } from './outcomes.tsx'

/** Description left, price right; on phones the price comes before the long description. */
export const salesGridClasses =
  'grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[1fr_376px] lg:grid-rows-[auto_1fr]'

interface SalesViewProps {
  course: CourseDetail
  /** Price and buy button. */
  offer: ReactNode
}

/** Description of a course for sale, with only features that it has. */
export function SalesView({ course, offer }: SalesViewProps) {
  const { CourseName, CourseDescription, CourseMentor, isDraft, isSample, rating } = course
  return (
    <>
      <Breadcrumb path={exploreCoursesPath} text="Explore Courses" here={CourseName} />
      <div className={salesGridClasses}>
        <header className="min-w-0">
          <h1 className="text-display break-words" dir="auto">
            {CourseName}
          </h1>
          {(isDraft || isSample) && (
            <p className="mt-2 flex gap-2">
              {isDraft && <span className="chip">Draft, not sold</span>}
              {isSample && <span className="chip">Sample</span>}
            </p>
          )}
          <p className="mt-2 max-w-[680px] text-base break-words whitespace-pre-wrap text-muted" dir="auto">
            {CourseDescription}
          </p>
          <CourseFacts course={course} className="mt-4" />
        </header>
        <aside aria-label="Price and access" className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {offer}
        </aside>
        <div className="min-w-0 space-y-10">
          {course.outcomes.length > 0 && <Outcomes outcomes={course.outcomes} />}
          <LessonOutline outline={course.outline} />
          <section aria-labelledby="instructor">
            <h2 id="instructor" className="text-title">
              Instructor
            </h2>
            <div className="mt-3 flex items-center gap-4">
              <Avatar name={CourseMentor} url={null} size={48} />
              <p className="min-w-0 text-body font-semibold break-words" dir="auto">
                {CourseMentor}
              </p>
            </div>
          </section>
          {rating.count > 0 && <ReviewList courseId={course._id} />}
        </div>
      </div>
    </>
  )
}
