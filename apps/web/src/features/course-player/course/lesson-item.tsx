import type { LessonRow } from '@codedojo/contract'
import { BookOpen, Circle, CircleCheck, CircleDot, CirclePlay } from 'lucide-react'
import { Link } from 'react-router'
import { formatClock } from '../../../lib/format/format-clock.ts'
import { pluralize } from '../../../lib/format/pluralize.ts'
import { joinClasses } from '../../../lib/join-classes.ts'
import { LessonLength } from '../../../shared/courses/lesson-length.tsx'
import { resumePosition } from '../html-video/resume-position.ts'
import { lessonSearch } from '../player-links.ts'

interface LessonItemProps {
  lesson: LessonRow
  /** Counted from 1. */
  number: number
  isCurrent: boolean
  isPlaying: boolean
}

/** One row of the lesson list: state, duration, and required problems. */
export function LessonItem(props: LessonItemProps) {
  const { lesson, isCurrent } = props
  const { isComplete } = lesson.progress
  const { Icon, tone } = signOf(props)
  return (
    <li className="border-b border-line last:border-b-0">
      <Link
        to={lessonSearch(lesson)}
        aria-current={isCurrent ? 'true' : undefined}
        className={joinClasses(
          'flex items-center gap-3 border-l-2 px-4 py-2.5 hover:bg-raised',
          isCurrent ? 'border-l-primary bg-raised' : 'border-l-transparent',
        )}
      >
        <Icon size={18} strokeWidth={1.75} className={`shrink-0 ${tone}`} aria-hidden />
        <span className="min-w-0 flex-1">
          <span
            className={joinClasses(
              'line-clamp-2 text-body break-words',
              isCurrent || isComplete ? 'text-ink' : 'text-muted',
            )}
            dir="auto"
          >
            {lesson.title}
          </span>
          <span className={joinClasses('block text-caption', isCurrent ? 'text-muted' : 'text-faint')}>
            {lessonStateText(props)}
            {lesson.problems > 0 && ` · ${pluralize(lesson.problems, 'problem')}`}
            {lesson.newAnswers > 0 && <span className="text-primary"> · New answer</span>}
          </span>
        </span>
        <LessonLength kind={lesson.kind} seconds={lesson.seconds} className="text-caption" />
      </Link>
    </li>
  )
}

/** A started lesson has the same progress ring as on the course page. */
function signOf({ lesson: { kind, progress }, isCurrent, isPlaying }: LessonItemProps) {
  const { isComplete, isMarked, playedSeconds } = progress
  if (isComplete) return { Icon: CircleCheck, tone: 'text-ac' }
  if (isPlaying) return { Icon: CirclePlay, tone: 'text-primary' }
  if (isMarked || playedSeconds > 0) return { Icon: CircleDot, tone: 'text-primary' }
  if (!isCurrent) return { Icon: Circle, tone: 'text-faint' }
  return { Icon: kind === 'written' ? BookOpen : CirclePlay, tone: 'text-primary' }
}

/** "Playing", "Open here, stopped at 6:08", "Completed", "Resumes at 6:08" or "Lesson 3". */
function lessonStateText({ lesson, number, isCurrent, isPlaying }: LessonItemProps): string {
  const { kind, seconds, progress } = lesson
  if (isPlaying) return 'Playing'
  if (progress.isComplete) return 'Completed'
  const from = kind === 'playlist' ? 0 : resumePosition(progress.position, seconds)
  if (from > 0)
    return isCurrent ? `Open here, stopped at ${formatClock(from)}` : `Resumes at ${formatClock(from)}`
  return isCurrent ? 'Open here' : `Lesson ${number}`
}
