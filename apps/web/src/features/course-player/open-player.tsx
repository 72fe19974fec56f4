import type { CourseContent, Lesson, LessonRow } from '@codedojo/contract'
import { type ReactNode, useState } from 'react'
import { AccessBox } from './course/access-box.tsx'
import { FinishedDialog } from './course/finished-dialog.tsx'
import { LessonList } from './course/lesson-list.tsx'
import { PhoneActions } from './course/phone-actions.tsx'
import { type PhoneTab, PhoneTabs, phoneTabClasses } from './course/phone-tabs.tsx'
import { PlayerFrame, playerGridClasses } from './course/player-frame.tsx'
import { PractiseProblems } from './course/practise-problems.tsx'
import { ProgressBox } from './course/progress-box.tsx'
import { LessonEnd } from './lesson/lesson-end.tsx'
import { LessonHead } from './lesson/lesson-head.tsx'
import { LessonView } from './lesson/lesson-view.tsx'
import type { PlayerLinks } from './player-links.ts'
import { usePlayerSettings } from './player-settings.ts'
import { useProgressReporter } from './progress/use-progress-reporter.ts'
import { LessonQuestions } from './questions/lesson-questions.tsx'

interface OpenPlayerProps {
  content: CourseContent
  lessonId: string | null
  links: PlayerLinks
  renderNotes: (lesson: Lesson) => ReactNode
}

/** The player of a course with lessons. Large screens show everything; phones have three tabs below the video. */
export function OpenPlayer({ content, lessonId, links, renderNotes }: OpenPlayerProps) {
  const { course, lessons, expiresAt } = content
  const [chosen, setChosen] = useState<ChosenTab | null>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  const store = usePlayerSettings()
  const reporter = useProgressReporter(course._id)
  const isPreview = expiresAt === null
  // Completing the lesson changes which lesson is suggested next; the open lesson stays until another one is chosen.
  const [firstId] = useState(content.nextLessonId)
  const at = positionOf(lessons, lessonId) ?? positionOf(lessons, firstId) ?? 0
  const current = lessons[at]
  if (!current) return null
  const next = lessons[at + 1] ?? null
  const tab = tabOf(current, chosen)
  const head = (
    <LessonHead
      courseId={course._id}
      lesson={current}
      number={at + 1}
      lessons={lessons.length}
      isPreview={isPreview}
      links={links}
    />
  )
  return (
    <PlayerFrame course={course} links={links}>
      <div className={`${playerGridClasses} max-md:pb-20`}>
        <LessonView
          key={current._id}
          row={current}
          next={next}
          store={store}
          reporter={isPreview ? null : reporter}
          playlistTrouble={content.playlistTrouble}
          links={links}
          onPlaying={setIsPlaying}
          renderNotes={renderNotes}
          tabs={
            <PhoneTabs
              tab={tab}
              problems={current.problems}
              onChoose={(tab) => setChosen({ tab, lessonId: current._id })}
            />
          }
          head={head}
          textClasses={phoneTabClasses('about', tab)}
          questions={
            course.takesQuestions && (
              <LessonQuestions courseId={course._id} lessonId={current._id} isPreview={isPreview} />
            )
          }
          end={isPreview ? null : <LessonEnd courseId={course._id} lesson={current} links={links} />}
        />
        <div className="space-y-4 max-md:space-y-0">
          <div className={`space-y-4 max-md:space-y-0 ${phoneTabClasses('lessons', tab)}`}>
            <ProgressBox content={content} />
            <LessonList lessons={lessons} currentId={current._id} isPlaying={isPlaying} />
          </div>
          <div className={phoneTabClasses('practise', tab)}>
            <PractiseProblems problems={current.problemList} links={links} />
            {current.problems === 0 && (
              <p className="p-4 text-ui text-muted md:hidden">This lesson asks for no problems.</p>
            )}
          </div>
          <div className={phoneTabClasses('about', tab)}>
            <AccessBox content={content} links={links} />
          </div>
        </div>
      </div>
      <PhoneActions courseId={course._id} lesson={current} next={next} isPreview={isPreview} />
      <FinishedDialog content={content} links={links} />
    </PlayerFrame>
  )
}

interface ChosenTab {
  readonly tab: PhoneTab
  /** The lesson that was open when the tab was chosen. */
  readonly lessonId: string
}

/** The chosen tab on phones. A text lesson has no video above the tabs, so it opens at the tab with its text. */
function tabOf({ _id, kind }: LessonRow, chosen: ChosenTab | null): PhoneTab {
  if (kind === 'written') return chosen?.lessonId === _id ? chosen.tab : 'about'
  return chosen?.tab ?? 'lessons'
}

/** null if the lesson is not in the course (any more). */
function positionOf(lessons: CourseContent['lessons'], id: string | null): number | null {
  const at = lessons.findIndex(({ _id }) => _id === id)
  return at >= 0 ? at : null
}
