import type { Course } from '@codedojo/contract'
import type { ReactNode } from 'react'
import { formatDuration } from '../../lib/format/format-duration.ts'
import { formatCount, pluralize, pluralNoun } from '../../lib/format/pluralize.ts'
import { joinClasses } from '../../lib/join-classes.ts'
import { RatingMark } from '../../shared/courses/rating-mark.tsx'
import { MentorLine } from './mentor-line.tsx'

interface CourseFactsProps {
  course: Course
  className?: string
}

/** Rating, learners, lessons, problems and mentor of a course in one line. */
export function CourseFacts({ course, className }: CourseFactsProps) {
  const { rating, learners, lessons, totalSeconds, problems, CourseMentor } = course
  return (
    <div className={joinClasses('overflow-hidden text-ui text-muted', className)}>
      {/* The separator before the first item of each row lies outside of the box and is clipped. */}
      <ul className="-ml-[17px] flex flex-wrap gap-x-4 gap-y-2">
        <Fact>
          <RatingMark rating={rating} />
        </Fact>
        <Fact>
          <Figure>{formatCount(learners)}</Figure> enrolled
        </Fact>
        <Fact>
          <Figure>{formatCount(lessons)}</Figure> {pluralNoun(lessons, 'lesson')}
          {totalSeconds > 0 && (
            <>
              , <Figure>{formatDuration(totalSeconds)}</Figure>
            </>
          )}
        </Fact>
        {problems > 0 && <Fact>{pluralize(problems, 'problem')} to solve</Fact>}
        <Fact>
          <MentorLine mentor={CourseMentor} />
        </Fact>
      </ul>
    </div>
  )
}

function Fact({ children }: { children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center border-l border-line-strong pl-4">
      <span className="min-w-0">{children}</span>
    </li>
  )
}

function Figure({ children }: { children: ReactNode }) {
  return <span className="num text-ink">{children}</span>
}
