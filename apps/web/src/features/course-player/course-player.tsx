import type { Lesson } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, Navigate } from 'react-router'
import { ApiError, messageOf } from '../../lib/api/api-error.ts'
import { courseContentQuery } from '../../shared/courses/course-content-query.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { NoLessons } from './course/no-lessons.tsx'
import { PlayerFrame } from './course/player-frame.tsx'
import { PlayerSkeleton } from './course/player-skeleton.tsx'
import { Unavailable } from './course/unavailable.tsx'
import { OpenPlayer } from './open-player.tsx'
import type { PlayerLinks } from './player-links.ts'

interface CoursePlayerProps {
  courseId: string
  /** Lesson id in the URL; null to continue where the learner stopped. */
  lessonId: string | null
  links: PlayerLinks
  /** Whether the access can be renewed now; undefined if unknown. */
  isRenewable: boolean | undefined
  renderNotes: (lesson: Lesson) => ReactNode
}

/** The player of an owned course: the lesson list, the open lesson, and the progress. */
export function CoursePlayer({ courseId, lessonId, links, isRenewable, renderNotes }: CoursePlayerProps) {
  const { data, error, isFetching, refetch } = useQuery(courseContentQuery(courseId))
  const retry = { onRetry: () => void refetch(), isRetrying: isFetching }
  const code = error instanceof ApiError ? error.code : null
  if (code === 'not_enrolled') return <Navigate to={links.sales({ _id: courseId })} replace />
  if (code === 'course_expired' || code === 'course_not_found' || (error && data === undefined)) {
    return (
      <PlayerFrame course={null} links={links}>
        <Refused
          error={error}
          renewal={links.renewal({ _id: courseId })}
          isRenewable={isRenewable}
          {...retry}
        />
      </PlayerFrame>
    )
  }
  if (data === undefined) {
    return (
      <PlayerFrame course={null} links={links}>
        <PlayerSkeleton />
      </PlayerFrame>
    )
  }
  if (data.lessons.length === 0) {
    return (
      <PlayerFrame course={data.course} links={links}>
        <NoLessons content={data} links={links} {...retry} />
      </PlayerFrame>
    )
  }
  return <OpenPlayer content={data} lessonId={lessonId} links={links} renderNotes={renderNotes} />
}

interface RefusedProps {
  error: unknown
  /** Path of the page that sells the course. */
  renewal: string
  isRenewable: boolean | undefined
  onRetry: () => void
  isRetrying: boolean
}

function Refused({ error, renewal, isRenewable, onRetry, isRetrying }: RefusedProps) {
  const code = error instanceof ApiError ? error.code : null
  if (code === 'course_not_found') return <Unavailable reason={messageOf(error)} />
  if (code !== 'course_expired') {
    const reason = 'Failed to load course content'
    return <Unavailable reason={reason} detail={messageOf(error)} onRetry={onRetry} isRetrying={isRetrying} />
  }
  const reason = 'Your access has ended'
  if (isRenewable === undefined) return <Unavailable reason={reason} />
  if (!isRenewable) return <Unavailable reason={reason} detail="It is not sold any more." />
  return (
    <Unavailable reason={reason} detail={messageOf(error)}>
      <Link to={renewal} className={buttonClasses({ look: 'primary' })}>
        <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
        Renew access
      </Link>
    </Unavailable>
  )
}
