import type { OwnedCourse } from '@codedojo/contract'
import { Play, RefreshCw, RotateCcw } from 'lucide-react'
import { Link } from 'react-router'
import { joinClasses } from '../../../lib/join-classes.ts'
import { contentPath, coursePath, renewalPath } from '../../../lib/paths.ts'
import { buttonClasses } from '../../../ui/button.tsx'

interface PurchasedActsProps {
  course: OwnedCourse
  /** True for the course whose button is the page's primary one. */
  isNext: boolean
}

/** Link to continue an owned course, or to renew expired access. */
export function PurchasedActions({ course, isNext }: PurchasedActsProps) {
  const way = wayOn(course)
  return (
    <div className="mt-4 flex items-center gap-2 border-t border-line pt-3">
      {way ? (
        <Link
          to={way.path}
          className={joinClasses(
            buttonClasses({ isSmall: true, look: isNext ? 'primary' : 'default' }),
            'flex-1',
          )}
          aria-label={`${way.text}: ${course.CourseName}`}
        >
          <way.Icon size={14} strokeWidth={1.75} aria-hidden />
          {way.text}
        </Link>
      ) : (
        <p className="flex-1 text-ui text-muted">
          {course.isExpired ? 'It is not sold any more.' : 'It has no lessons yet.'}
        </p>
      )}
      <Link
        to={coursePath(course)}
        className={buttonClasses({ look: 'ghost', isSmall: true })}
        aria-label={`View Details: ${course.CourseName}`}
      >
        View Details
      </Link>
    </div>
  )
}

/** null if there is no way on, because the course has no lessons, or its access has expired and cannot be renewed. */
function wayOn(course: OwnedCourse) {
  if (course.isExpired && !course.isRenewable) return null
  if (course.isExpired) return { path: renewalPath(course), text: 'Renew access', Icon: RefreshCw }
  if (course.lessons === 0) return null
  if (course.percent === 100) return { path: contentPath(course), text: 'Watch again', Icon: RotateCcw }
  return { path: contentPath(course, course.nextLesson), text: 'Continue learning', Icon: Play }
}
