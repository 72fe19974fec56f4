import type { Course, LessonRow } from '@codedojo/contract'
import { Circle, CircleCheck, CircleDot } from 'lucide-react'
import { Link } from 'react-router'
import { contentPath } from '../../../lib/paths.ts'
import { LessonLength } from '../../../shared/courses/lesson-length.tsx'
import { missingWorkText } from '../../../shared/courses/missing-work-text.ts'
import { LessonProblems } from './lesson-problems.tsx'

interface LessonListProps {
  course: Course
  lessons: readonly LessonRow[]
}

/** All lessons of an owned course, each with its progress. */
export function LessonList({ course, lessons }: LessonListProps) {
  return (
    <section aria-labelledby="lessons">
      <h2 id="lessons" className="text-title">
        Lessons <span className="num text-ui font-normal text-faint">{lessons.length}</span>
      </h2>
      {lessons.length === 0 ? (
        <p className="panel mt-3 px-4 py-5 text-body text-muted">Its lessons are still being written.</p>
      ) : (
        <ol className="panel mt-3">
          {lessons.map((lesson) => (
            <Row key={lesson._id} course={course} lesson={lesson} />
          ))}
        </ol>
      )}
    </section>
  )
}

function Row({ course, lesson }: { course: Course; lesson: LessonRow }) {
  const missing = missingWorkText(lesson)
  return (
    <li className="flex gap-3 border-b border-line px-4 py-3 last:border-b-0">
      <StateIcon lesson={lesson} />
      <div className="min-w-0 flex-1">
        <Link
          to={contentPath(course, lesson)}
          className="text-body break-words hover:underline max-md:-my-2 max-md:inline-block max-md:py-2"
          dir="auto"
        >
          {lesson.title}
        </Link>
        {missing !== '' && <p className="text-ui text-muted">{missing}</p>}
        <LessonProblems problems={lesson.problemList} />
      </div>
      <LessonLength kind={lesson.kind} seconds={lesson.seconds} />
    </li>
  )
}

function StateIcon({ lesson: { progress } }: { lesson: LessonRow }) {
  const isBegun = progress.playedSeconds > 0 || progress.isMarked
  const { Icon, tone, word } = progress.isComplete
    ? { Icon: CircleCheck, tone: 'text-ac', word: 'Complete' }
    : isBegun
      ? { Icon: CircleDot, tone: 'text-primary', word: 'Begun' }
      : { Icon: Circle, tone: 'text-faint', word: 'Not begun' }
  return (
    <span className="mt-0.5 shrink-0">
      <Icon size={16} strokeWidth={1.75} className={tone} aria-hidden />
      <span className="sr-only">{word}:</span>
    </span>
  )
}
