import type { Course } from '@codedojo/contract'
import type { ReactNode } from 'react'
import { ownCoursesPath } from '../../../lib/paths.ts'
import { Breadcrumb } from '../breadcrumb.tsx'
import { CourseFacts } from '../course-facts.tsx'
import { ReviewList } from '../reviews/review-list.tsx'
import { salesGridClasses } from '../sales/sales-view.tsx'

interface CourseFrameProps {
  course: Course
  /** The progress, with a link to the player. */
  aside: ReactNode
  /** The lessons. */
  children: ReactNode
}

/** Layout of an owned course's page. */
export function CourseFrame({ course, aside, children }: CourseFrameProps) {
  const { _id, CourseName, CourseDescription } = course
  return (
    <>
      <Breadcrumb path={ownCoursesPath} text="My courses" here={CourseName} />
      <div className={salesGridClasses}>
        <header className="min-w-0">
          <h1 className="text-display break-words" dir="auto">
            {CourseName}
          </h1>
          <p className="mt-2 max-w-[680px] text-base break-words whitespace-pre-wrap text-muted" dir="auto">
            {CourseDescription}
          </p>
          <CourseFacts course={course} className="mt-4" />
        </header>
        <aside aria-label="Your course" className="space-y-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {aside}
        </aside>
        <div className="min-w-0 space-y-10">
          {children}
          <ReviewList courseId={_id} />
        </div>
      </div>
    </>
  )
}
