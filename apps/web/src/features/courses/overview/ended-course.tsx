import type { CourseDetail } from '@codedojo/contract'
import { RefreshCw } from 'lucide-react'
import { Link } from 'react-router'
import { formatLongDate } from '../../../lib/format/format-date.ts'
import { renewalPath } from '../../../lib/paths.ts'
import { coursePriceText, validityText } from '../../../shared/courses/course-text.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { LessonOutline } from '../sales/lesson-outline.tsx'
import { CourseFrame } from './course-frame.tsx'

interface EndedCourseProps {
  course: CourseDetail
  owned: NonNullable<CourseDetail['owned']>
}

/** An owned course whose access has expired: the lesson titles, and a link to renew it if it can be renewed. */
export function EndedCourse({ course, owned }: EndedCourseProps) {
  const aside = (
    <Panel title="Your access has ended">
      <div className="space-y-4 p-4">
        <p className="text-ui text-muted">
          It ended on {formatLongDate(new Date(owned.expiresAt))}. Your progress is kept, and so is a
          certificate that you got.
        </p>
        {owned.isRenewable ? (
          <Renewal course={course} />
        ) : (
          <p className="text-ui text-muted">It is not sold any more.</p>
        )}
      </div>
    </Panel>
  )
  return (
    <CourseFrame course={course} aside={aside}>
      <LessonOutline outline={course.outline} />
    </CourseFrame>
  )
}

function Renewal({ course }: { course: CourseDetail }) {
  return (
    <>
      <Link to={renewalPath(course)} className={`${buttonClasses({ look: 'primary' })} w-full`}>
        <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
        Renew access
      </Link>
      <p className="text-ui text-muted">
        <span className="num text-ink">{coursePriceText(course.CoursePrice)}</span> for{' '}
        {validityText(course.validityDays)}
      </p>
    </>
  )
}
