import { useParams } from 'react-router'
import { LessonAdmin } from '../../features/course-admin/lesson/lesson-admin.tsx'
import { NotesPreview } from '../../features/lesson-work/notes-preview.tsx'
import { StatementMarkdown } from '../../features/statement/statement-markdown.tsx'
import { useTitle } from '../shell/use-title.ts'

/** The form of one lesson; its address survives a reload. */
export function ManagedLessonPage() {
  const { id = '', lessonId } = useParams()
  useTitle(lessonId === undefined ? 'Add a lesson' : 'Edit lesson')
  return (
    <div className="mx-auto max-w-[1152px]">
      <LessonAdmin
        key={`${id} ${lessonId}`}
        courseId={id}
        lessonId={lessonId ?? null}
        renderMarkdown={renderMarkdown}
      />
    </div>
  )
}

const renderText = (text: string) => <StatementMarkdown text={text} />
const renderMarkdown = (notes: string) => <NotesPreview notes={notes} renderText={renderText} />
