import type { CourseDetail } from '@codedojo/contract'
import { RefreshCw } from 'lucide-react'
import { Link } from 'react-router'
import { priceWords, validityWords } from '../../../lib/course-words.ts'
import { longDay } from '../../../lib/long-day.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { renewalPath } from '../course-paths.ts'
import { LessonOutline } from '../sales/lesson-outline.tsx'
import { CourseFrame } from './course-frame.tsx'

interface EndedCourseProps {
  course: CourseDetail
  expiresAt: string
}

/** An own course whose time is over: its lessons by name, and the way back in. */
export function EndedCourse({ course, expiresAt }: EndedCourseProps) {
  const { CoursePrice, validityDays } = course
  const renewal = (
    <Panel title="Your access has ended">
      <div className="space-y-4 p-4">
        <p className="text-ui text-muted">
          It ended on {longDay(new Date(expiresAt))}. Your progress is kept, and so is a certificate that you
          got.
        </p>
        <Link to={renewalPath(course)} className={`${buttonClasses({ look: 'primary' })} w-full`}>
          <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
          Renew access
        </Link>
        <p className="text-ui text-muted">
          <span className="num text-ink">{priceWords(CoursePrice)}</span> for {validityWords(validityDays)}
        </p>
      </div>
    </Panel>
  )
  return (
    <CourseFrame course={course} aside={renewal}>
      <LessonOutline outline={course.outline} />
    </CourseFrame>
  )
}
