import type { OwnedCourse } from '@codedojo/contract'
import { Award, Check, Clock } from 'lucide-react'
import { Link } from 'react-router'
import { formatLongDate } from '../../../lib/format/format-date.ts'
import { certificatePath, coursePath, renewalPath } from '../../../lib/paths.ts'
import { CoursePicture } from '../../../shared/courses/course-picture.tsx'
import { coursePriceText } from '../../../shared/courses/course-text.ts'
import { RatingMark } from '../../../shared/courses/rating-mark.tsx'
import { quietLinkClasses } from '../../../ui/text-link.ts'
import { MentorLine } from '../mentor-line.tsx'
import { ProgressLine } from '../progress-line.tsx'
import { purchaseAgeText } from './purchase-age-text.ts'
import { PurchasedActions } from './purchased-actions.tsx'

interface PurchasedCardProps {
  course: OwnedCourse
  /** True for the course that is suggested next. */
  isNext: boolean
}

/** An owned course: progress, end of access, and a link to continue. */
export function PurchasedCard({ course, isNext }: PurchasedCardProps) {
  const { CourseName, CourseDescription, CourseThumbnail, CourseMentor, paidPrice } = course
  return (
    <article className="panel flex h-full flex-col overflow-hidden">
      <div className="relative border-b border-line">
        <CoursePicture src={CourseThumbnail} name={CourseName} className="h-[142px]" />
        <Standing course={course} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col p-4">
        <h2 className="text-base break-words" dir="auto">
          <Link to={coursePath(course)} className="hover:underline">
            {CourseName}
          </Link>
        </h2>
        <p className="mt-1 line-clamp-2 text-ui break-words text-muted" dir="auto">
          {CourseDescription}
        </p>
        <div className="mt-3 mb-4 flex items-center justify-between gap-3">
          <MentorLine mentor={CourseMentor} />
          <RatingMark rating={course.rating} />
        </div>
        <div className="mt-auto">
          <ProgressLine name={CourseName} {...course} />
          <p className="mt-3 flex justify-between gap-3 text-caption text-faint">
            {purchaseAgeText(course)}
            {paidPrice !== null && <span className="num">{coursePriceText(paidPrice)}</span>}
          </p>
          <Access course={course} />
          {course.certificate && (
            <p className="mt-1 text-caption">
              <Link to={certificatePath(course.certificate)} className={quietLinkClasses}>
                <Award size={14} strokeWidth={1.75} className="mr-1 inline align-text-bottom" aria-hidden />
                Certificate of {formatLongDate(new Date(course.certificate.issuedAt))}
              </Link>
            </p>
          )}
          <PurchasedActions course={course} isNext={isNext} />
        </div>
      </div>
    </article>
  )
}

function Standing({ course: { isExpired, paidPrice } }: { course: OwnedCourse }) {
  const Icon = isExpired ? Clock : Check
  return (
    <span className={`pill absolute top-3 left-4 ${isExpired ? 'pill-limit' : 'pill-ac'}`}>
      <Icon size={14} strokeWidth={1.75} aria-hidden />
      {isExpired ? 'Access ended' : paidPrice === null ? 'Enrolled' : 'Purchased'}
    </span>
  )
}

function Access({ course }: { course: OwnedCourse }) {
  const day = formatLongDate(new Date(course.expiresAt))
  return (
    <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-caption text-faint">
      {course.isExpired ? `Access ended on ${day}` : `Access until ${day}`}
      {course.isRenewable && !course.isExpired && (
        <Link to={renewalPath(course)} className={quietLinkClasses}>
          Renew access
        </Link>
      )}
    </p>
  )
}
