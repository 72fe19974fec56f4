import type { CourseContent, CourseDetail } from '@codedojo/contract'
import { Play, RotateCcw } from 'lucide-react'
import { Link } from 'react-router'
import { formatLongDate } from '../../../lib/format/format-date.ts'
import { contentPath, renewalPath } from '../../../lib/paths.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { quietLinkClasses } from '../../../ui/text-link.ts'
import { ProgressLine } from '../progress-line.tsx'

interface ProgressPanelProps {
  content: CourseContent
  owned: NonNullable<CourseDetail['owned']>
}

/** The owner's progress, a link to the next lesson, and when the access ends. */
export function ProgressPanel({ content, owned }: ProgressPanelProps) {
  const { course, lessons, completedLessons, percent, nextLessonId } = content
  const next = lessons.find(({ _id }) => _id === nextLessonId) ?? null
  const isFinished = percent === 100
  const Icon = isFinished ? RotateCcw : Play
  return (
    <Panel title="Your Progress">
      <div className="space-y-4 p-4">
        <ProgressLine
          name={course.CourseName}
          completedLessons={completedLessons}
          lessons={lessons.length}
          percent={percent}
        />
        {lessons.length > 0 && (
          <Link to={contentPath(course, next)} className={`${buttonClasses({ look: 'primary' })} w-full`}>
            <Icon size={16} strokeWidth={1.75} aria-hidden />
            {isFinished ? 'Watch again' : 'Continue'}
          </Link>
        )}
        {next && !isFinished && (
          <p className="text-ui break-words text-muted" dir="auto">
            Next: {next.title}
          </p>
        )}
        <p className="flex flex-wrap justify-between gap-x-3 text-ui text-muted">
          Access until {formatLongDate(new Date(owned.expiresAt))}
          {owned.isRenewable && (
            <Link to={renewalPath(course)} className={quietLinkClasses}>
              Renew access
            </Link>
          )}
        </p>
      </div>
    </Panel>
  )
}
