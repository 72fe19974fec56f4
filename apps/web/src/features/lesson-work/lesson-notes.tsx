import { type Lesson, type LessonWork, type NotesPart, parseNotes, type QuizAnswer } from '@codedojo/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { messageOf } from '../../lib/api/api-error.ts'
import { coursesKey } from '../../lib/query-keys.ts'
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
  const blocks = parts.flatMap((part) => (part.kind === 'program' ? [part.id] : []))
  const work = lessonWorkQuery({ lessonId, blocks })
  const { data, error, refetch, isFetching } = useQuery({ ...work, enabled: hasBlocks })
  const queryClient = useQueryClient()
  const isOutdated = data !== undefined && !areSame(data.blocks, blocks)
  const keepAnswer = (answer: QuizAnswer) =>
    queryClient.setQueryData(work.queryKey, (known) => known && withAnswer(known, answer))
  const renderPart = (part: NotesPart) => {
    if (part.kind === 'text' || isOutdated) return renderText(part.raw)
    if (data === undefined) return error ? renderText(part.raw) : <Waiting part={part} />
    if (part.kind === 'program')
      return <ProgramBlock block={part} kept={data.code} {...{ userId, lessonId, blocks, renderEditor }} />
    const answer = data.answers.find(({ quiz }) => quiz === part.id) ?? null
    return <QuizBlock quiz={part} kept={answer} onAnswered={keepAnswer} {...{ lessonId, renderText }} />
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
      {isOutdated && (
        <ErrorState
          title="The author has just changed this lesson"
          detail="Load it again to go on with its programs."
          onRetry={() =>
            void Promise.all([queryClient.invalidateQueries({ queryKey: [coursesKey] }), refetch()])
          }
          isRetrying={isFetching}
        />
      )}
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part with another text or number is a different one, at any position.
        <PartOfNotes key={`${at} ${keyOf(part)}`}>{renderPart(part)}</PartOfNotes>
      ))}
    </>
  )
}

function keyOf(part: NotesPart): string {
  return part.kind === 'program' ? `${part.block} ${part.id}` : part.raw
}

function areSame(ids: readonly string[], others: readonly string[]): boolean {
  return ids.length === others.length && ids.every((id, at) => id === others[at])
}

function withAnswer(work: LessonWork, answer: QuizAnswer): LessonWork {
  return { ...work, answers: [...work.answers.filter(({ quiz }) => quiz !== answer.quiz), answer] }
}

const PartOfNotes = ({ children }: { children: ReactNode }) => children

/** The placeholder of a block that is loading, about as high as the block. */
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
