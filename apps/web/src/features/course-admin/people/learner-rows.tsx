import type { CourseLearner, ManagedCourse } from '@codedojo/contract'
import { Award, Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import { formatShortDate } from '../../../lib/format/format-date.ts'
import { formatDuration } from '../../../lib/format/format-duration.ts'
import { certificatePath } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { accessSourceText, accessText, canTakeBack } from './learner-text.ts'

export interface LearnerRowsProps {
  course: ManagedCourse
  learners: readonly CourseLearner[]
  onTakeBack: (learner: CourseLearner) => void
}

export function LearnerTable({ course, learners, onTakeBack }: LearnerRowsProps) {
  return (
    <div className="panel overflow-x-auto">
      <table className="table">
        <caption className="sr-only">Learners of {course.CourseName}</caption>
        <thead>
          <tr>
            <th className="pl-5">Learner</th>
            <th className="w-44">Access</th>
            <th className="w-48">Progress</th>
            <th className="w-24 text-right">Watched</th>
            <th className="w-32">Last seen</th>
            <th className="w-44 pr-5 text-right">Actions</th>
          </tr>
        </thead>
        <tbody className="[&>tr:last-child>td]:border-b-0">
          {learners.map((learner) => (
            <tr key={learner.user._id} className="h-14">
              <td className="py-0 pl-5">
                <Person learner={learner} />
              </td>
              <td className="py-0">
                <Access learner={learner} />
              </td>
              <td className="py-0">
                <Progress course={course} learner={learner} />
              </td>
              <td className="num py-0 text-right">{formatDuration(learner.watchedSeconds)}</td>
              <td className="py-0 text-ui text-muted">
                {learner.lastSeenAt === null ? '—' : formatShortDate(new Date(learner.lastSeenAt))}
              </td>
              <td className="py-0 pr-5">
                <div className="flex items-center justify-end gap-2">
                  <Acts learner={learner} onTakeBack={onTakeBack} />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The table as cards, for phones. */
export function LearnerCards({ course, learners, onTakeBack }: LearnerRowsProps) {
  return (
    <ul
      className="panel divide-y divide-line overflow-hidden"
      aria-label={`Learners of ${course.CourseName}`}
    >
      {learners.map((learner) => (
        <li key={learner.user._id} className="space-y-2 px-4 py-3">
          <Person learner={learner} />
          <Access learner={learner} />
          <Progress course={course} learner={learner} />
          <div className="-ml-3 flex flex-wrap items-center">
            <Acts learner={learner} onTakeBack={onTakeBack} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Person({ learner: { user } }: { learner: CourseLearner }) {
  return (
    <div className="min-w-0">
      <p className="truncate text-body" dir="auto">
        {user.name}
      </p>
      <p className="truncate text-ui text-muted">{user.emailId}</p>
    </div>
  )
}

function Access({ learner }: { learner: CourseLearner }) {
  return (
    <div className="text-ui">
      <p>{accessText(learner)}</p>
      <p className="text-faint">{accessSourceText(learner)}</p>
    </div>
  )
}

function Progress({
  course,
  learner: { completedLessons, percent, user },
}: {
  course: ManagedCourse
  learner: CourseLearner
}) {
  return (
    <div className="space-y-1.5">
      <p className="num text-ui text-muted">
        {completedLessons} of {course.lessons}, {percent} %
      </p>
      <ProgressBar label={`Progress of ${user.name}`} percent={percent} />
    </div>
  )
}

function Acts({ learner, onTakeBack }: Pick<LearnerRowsProps, 'onTakeBack'> & { learner: CourseLearner }) {
  return (
    <>
      {learner.certificateCode !== null && (
        <Link
          to={certificatePath({ code: learner.certificateCode })}
          aria-label={`Certificate of ${learner.user.name}`}
          className="btn btn-ghost btn-sm"
        >
          <Award size={14} strokeWidth={1.75} aria-hidden />
          Certificate
        </Link>
      )}
      {canTakeBack(learner) && (
        <Button
          isSmall
          look="ghost"
          aria-label={`Take back from ${learner.user.name}`}
          icon={<Undo2 size={14} strokeWidth={1.75} aria-hidden />}
          onClick={() => onTakeBack(learner)}
        >
          Take back
        </Button>
      )}
    </>
  )
}
