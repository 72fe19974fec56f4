import type { Lesson, LessonRow } from '@codedojo/contract'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClasses } from '../../../ui/button.tsx'
import { lessonSearch } from '../player-links.ts'
import { LessonDescription } from './lesson-description.tsx'
import { LessonFiles } from './lesson-files.tsx'

interface LessonTextProps {
  lesson: Lesson
  next: LessonRow | null
  renderNotes: (lesson: Lesson) => ReactNode
  transcript: ReactNode
  end: ReactNode
  questions: ReactNode
}

/** Notes, description, transcript, files and questions of the lesson. */
export function LessonText({ lesson, next, renderNotes, transcript, end, questions }: LessonTextProps) {
  const hasText = lesson.description !== '' || lesson.notes !== ''
  return (
    <div className="space-y-6 px-4 pt-4 pb-6 md:px-0">
      {lesson.description !== '' && <LessonDescription text={lesson.description} />}
      {lesson.notes !== '' && (
        <section aria-label="Notes" className="max-w-[680px] text-statement" dir="auto">
          {renderNotes(lesson)}
        </section>
      )}
      {!hasText && lesson.captions.length === 0 && (
        <p className="text-ui text-muted md:hidden">There are no notes to this lesson.</p>
      )}
      <LessonFiles files={lesson.files} />
      {transcript}
      {end}
      {questions}
      {next && (
        <Link to={lessonSearch(next)} className={`${buttonClasses({})} max-w-full max-md:hidden`}>
          <span className="min-w-0 truncate">Next lesson: {next.title}</span>
          <ArrowRight size={16} strokeWidth={1.75} className="shrink-0" aria-hidden />
        </Link>
      )}
    </div>
  )
}
