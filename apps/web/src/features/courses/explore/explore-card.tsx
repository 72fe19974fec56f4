import type { Course } from '@codedojo/contract'
import { Check, Clock } from 'lucide-react'
import { Link } from 'react-router'
import { formatDuration } from '../../../lib/format/format-duration.ts'
import { pluralize } from '../../../lib/format/pluralize.ts'
import { coursePath, salesPath } from '../../../lib/paths.ts'
import { CoursePicture } from '../../../shared/courses/course-picture.tsx'
import { coursePriceText, validityText } from '../../../shared/courses/course-text.ts'
import { RatingMark } from '../../../shared/courses/rating-mark.tsx'
import { buttonClasses } from '../../../ui/button.tsx'
import { MentorLine } from '../mentor-line.tsx'

/** A course card: summary, price, and a link. */
export function ExploreCard({ course }: { course: Course }) {
  const { CourseName, CourseDescription, CoursePrice, CourseThumbnail, CourseMentor, rating, owned } = course
  const isOpen = owned !== null && !owned.isExpired
  const path = isOpen ? coursePath(course) : salesPath(course)
  const act = isOpen ? 'Continue' : 'Explore More'
  return (
    <article className="panel flex h-full flex-col overflow-hidden">
      <CoursePicture src={CourseThumbnail} name={CourseName} className="h-[142px] border-b border-line" />
      <div className="flex min-w-0 flex-1 flex-col p-4">
        <div className="flex items-start justify-between gap-2">
          <h2 className="min-w-0 text-base break-words" dir="auto">
            <Link to={path} className="hover:underline">
              {CourseName}
            </Link>
          </h2>
          <Standing course={course} />
        </div>
        <p className="mt-1 line-clamp-2 text-ui break-words text-muted" dir="auto">
          {CourseDescription}
        </p>
        <div className="mt-3 mb-3 flex items-center justify-between gap-3">
          <MentorLine mentor={CourseMentor} />
          <RatingMark rating={rating} />
        </div>
        <div className="mt-auto flex items-center gap-3 border-t border-line pt-3">
          <div className="min-w-0 flex-1">
            <p className="num text-base">{coursePriceText(CoursePrice)}</p>
            <p className="text-caption text-faint">{extentWords(course)}</p>
          </div>
          <Link to={path} className={buttonClasses({ isSmall: true })} aria-label={`${act}: ${CourseName}`}>
            {act}
          </Link>
        </div>
      </div>
    </article>
  )
}

function extentWords({ lessons, totalSeconds, validityDays }: Course): string {
  const length = totalSeconds > 0 ? [formatDuration(totalSeconds)] : []
  return [pluralize(lessons, 'lesson'), ...length, validityText(validityDays)].join(', ')
}

function Standing({ course: { owned, isSample } }: { course: Course }) {
  if (owned?.isExpired)
    return (
      <span className="pill pill-limit shrink-0">
        <Clock size={14} strokeWidth={1.75} aria-hidden />
        Access ended
      </span>
    )
  if (owned !== null)
    return (
      <span className="pill pill-ac shrink-0">
        <Check size={14} strokeWidth={1.75} aria-hidden />
        {owned.paidPrice === null ? 'Enrolled' : 'Purchased'}
      </span>
    )
  return isSample ? <span className="chip shrink-0">Sample</span> : null
}
