import { type Lesson, type NotesPart, parseNotes } from '@codedojo/contract'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { messageOf } from '../../lib/api/api-error.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { ProgramBlock } from './program/program-block.tsx'
import type { RenderEditor } from './program/program-editor.ts'
import { lessonWorkQuery } from './queries.ts'
import { QuizBlock } from './quiz/quiz-block.tsx'

interface LessonNotesProps {
  userId: string
  lesson: Pick<Lesson, '_id' | 'notes'>
  /** Draws Markdown. */
  renderText: (markdown: string) => ReactNode
  renderEditor: RenderEditor
}

/** The notes of a lesson: text, programs that can be changed and run, and quizzes. */
export function LessonNotes({ userId, lesson, renderText, renderEditor }: LessonNotesProps) {
  const { _id: lessonId, notes } = lesson
  const parts = useMemo(() => parseNotes(notes).parts, [notes])
  const hasBlocks = parts.some(({ kind }) => kind !== 'text')
  const { data, error, refetch, isFetching } = useQuery({ ...lessonWorkQuery(lessonId), enabled: hasBlocks })
  const renderPart = (part: NotesPart) => {
    if (part.kind === 'text') return renderText(part.raw)
    if (data === undefined) return error ? renderText(part.raw) : <Waiting part={part} />
    if (part.kind === 'program')
      return <ProgramBlock block={part} kept={data.code} {...{ userId, lessonId, renderEditor }} />
    const answer = data.answers.find(({ quiz }) => quiz === part.id) ?? null
    return <QuizBlock quiz={part} kept={answer} {...{ lessonId, renderText }} />
  }
  return (
    <>
      {error && (
        <ErrorState
          title="What you changed in this lesson could not be loaded"
          detail={messageOf(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: with another text a part is another one, wherever it stands.
        <PartOfNotes key={`${at} ${part.raw}`}>{renderPart(part)}</PartOfNotes>
      ))}
    </>
  )
}

const PartOfNotes = ({ children }: { children: ReactNode }) => children

/** In the place of a block, about as high as it. */
function Waiting({ part }: { part: Exclude<NotesPart, { kind: 'text' }> }) {
  const lines = part.kind === 'program' ? (part.programs[0]?.code.split('\n').length ?? 1) : 5
  return (
    <Skeleton
      label={part.kind === 'program' ? 'Loading the program' : 'Loading the quiz'}
      className="my-4 space-y-2 rounded-lg border border-line p-3"
    >
      <div style={{ height: `${Math.min(lines, 24) * 1.32 + 5}rem` }}>
        <Bone className="h-3 w-1/3" />
      </div>
    </Skeleton>
  )
}
