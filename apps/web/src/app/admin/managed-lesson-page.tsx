import { useParams } from 'react-router'
import { LessonDesk } from '../../features/course-admin/lesson/lesson-desk.tsx'
import { StatementMarkdown } from '../../features/statement/statement-markdown.tsx'
import { useTitle } from '../shell/use-title.ts'

/** The form of one lesson; a reload comes back here. */
export function ManagedLessonPage() {
  const { id = '', lessonId } = useParams()
  useTitle(lessonId === undefined ? 'Add a lesson' : 'Edit lesson')
  return (
    <div className="mx-auto max-w-[1152px]">
      <LessonDesk
        key={`${id} ${lessonId}`}
        courseId={id}
        lessonId={lessonId ?? null}
        renderMarkdown={renderMarkdown}
      />
    </div>
  )
}

const renderMarkdown = (text: string) => <StatementMarkdown text={text} />
