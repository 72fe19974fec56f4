import type { Course } from '@codedojo/contract'
import { ListVideo, Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { pluralize } from '../../../lib/format/pluralize.ts'
import { managedCoursePath } from '../../../lib/paths.ts'
import { CoursePicture } from '../../../shared/courses/course-picture.tsx'
import { coursePriceText, validityText } from '../../../shared/courses/course-text.ts'
import { RatingMark } from '../../../shared/courses/rating-mark.tsx'
import { Button, buttonClasses } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { CourseBadges } from './course-badges.tsx'
import { learnerCount } from './course-list-text.ts'

export interface ManagedCourseCardProps {
  course: Course
  onEdit: (course: Course) => void
  onDelete: (course: Course) => void
}

/** A course in the admin's list. */
export function ManagedCourseCard({ course, onEdit, onDelete }: ManagedCourseCardProps) {
  const { CourseName, CourseDescription, CoursePrice, CourseMentor, CourseThumbnail } = course
  return (
    <article className="panel flex h-full flex-col overflow-hidden" aria-label={CourseName}>
      <CoursePicture src={CourseThumbnail} name={CourseName} className="h-[142px] border-b border-line" />
      <div className="flex min-w-0 flex-1 flex-col p-4">
        <div className="flex items-start justify-between gap-2">
          <h2 className="min-w-0 text-base break-words" dir="auto">
            <Link to={managedCoursePath(course)} className="hover:underline">
              {CourseName}
            </Link>
          </h2>
          <CourseBadges course={course} />
        </div>
        <p className="mt-1 line-clamp-2 text-ui break-words text-muted" dir="auto">
          {CourseDescription}
        </p>
        <p className="mt-3 flex items-center justify-between gap-3 text-ui text-muted">
          <bdi className="min-w-0 truncate">{CourseMentor}</bdi>
          <RatingMark rating={course.rating} />
        </p>
        <p className="mt-3 mb-3 flex items-baseline justify-between gap-3 text-ui text-muted">
          <span className="num text-base text-ink">{coursePriceText(CoursePrice)}</span>
          <span className="text-right text-caption text-faint">
            {[
              pluralize(course.lessons, 'lesson'),
              learnerCount(course.learners),
              validityText(course.validityDays),
            ].join(', ')}
          </span>
        </p>
        <div className="mt-auto flex items-center gap-1 border-t border-line pt-3">
          <Link
            to={managedCoursePath(course)}
            aria-label={`Lessons of ${CourseName}`}
            className={buttonClasses({ isSmall: true })}
          >
            <ListVideo size={14} strokeWidth={1.75} aria-hidden />
            Lessons
          </Link>
          <Button
            look="ghost"
            isSmall
            className="ml-auto"
            aria-label={`Edit ${CourseName}`}
            icon={<Pencil size={14} strokeWidth={1.75} aria-hidden />}
            onClick={() => onEdit(course)}
          >
            Edit
          </Button>
          <IconButton
            label={`Delete ${CourseName}`}
            icon={<Trash2 size={14} strokeWidth={1.75} aria-hidden />}
            onClick={() => onDelete(course)}
          />
        </div>
      </div>
    </article>
  )
}
