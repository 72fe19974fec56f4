import {
  answerLessonQuestion,
  answerLessonQuestionBody,
  deleteLessonQuestion,
  lessonAnswerCharacters,
  type ManagedCourse,
  type ManagedLessonQuestion,
} from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { Eye, EyeOff, MessageCircleQuestion, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { callApi } from '../../../lib/api/api.ts'
import { useFormDraft } from '../../../lib/autosave/use-form-draft.ts'
import { formatFullDateTime } from '../../../lib/format/format-full-date-time.ts'
import { managedLessonPath } from '../../../lib/paths.ts'
import { coursesKey } from '../../../lib/query-keys.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FormDraftNotice } from '../../../ui/form/form-draft-notice.tsx'
import { MarkdownField } from '../../../ui/markdown/field/markdown-field.tsx'
import { UserText } from '../../../ui/markdown/user-text.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { ReadFailed } from '../../../ui/read-failed.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { textLinkClasses } from '../../../ui/text-link.ts'
import { useActionWithToast } from '../../../ui/use-action-with-toast.ts'
import { managedQuestionsPerPage, managedQuestionsQuery } from '../queries.ts'

const small = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Questions of learners at the lessons of a course, unanswered ones first. */
export function ManagedQuestions({ course }: { course: ManagedCourse }) {
  const [page, setPage] = useState(1)
  const { data, error, isFetching, refetch } = useQuery(managedQuestionsQuery(course._id, page))
  if (error !== null)
    return <ReadFailed title="Failed to load the questions." reading={{ error, isFetching, refetch }} />
  if (data === undefined)
    return (
      <Skeleton label="Loading the questions" className="panel space-y-3 p-5">
        <Bone className="w-32" />
        <Bone className="w-56" />
      </Skeleton>
    )
  if (data.total === 0)
    return (
      <div className="panel">
        <EmptyState
          icon={<MessageCircleQuestion size={18} strokeWidth={1.75} aria-hidden />}
          title="No questions yet."
          detail={
            course.takesQuestions
              ? 'Learners ask at the lessons.'
              : 'Learners cannot ask: switch questions on under Edit course.'
          }
        />
      </div>
    )
  const lastPage = Math.max(1, Math.ceil(data.total / managedQuestionsPerPage))
  return (
    <>
      <ul className="panel divide-y divide-line" aria-label="Questions">
        {data.items.map((question) => (
          <Question key={question._id} course={course} question={question} />
        ))}
      </ul>
      {lastPage > 1 && (
        <div className="mt-3 flex justify-end">
          <Pagination label="Pages of questions" page={page} lastPage={lastPage} onChoose={setPage} />
        </div>
      )}
    </>
  )
}

interface QuestionProps {
  course: ManagedCourse
  question: ManagedLessonQuestion
}

function Question({ course, question }: QuestionProps) {
  const { name, text, askedAt, answer, isHidden, lesson } = question
  const [isWriting, setIsWriting] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)
  const common = { failedText: 'The question was not changed.', changes: [coursesKey] }
  const params = { id: question._id }
  const hiding = useActionWithToast({
    ...common,
    run: (hides: boolean) => callApi(answerLessonQuestion, { params, body: { isHidden: hides } }),
  })
  const deleting = useActionWithToast({ ...common, run: () => callApi(deleteLessonQuestion, { params }) })
  return (
    <li className="px-4 py-3">
      <p className="flex flex-wrap items-baseline gap-x-2 text-ui text-muted">
        <bdi className="text-ink">{name}</bdi>
        <span>
          at{' '}
          <Link to={managedLessonPath(course, lesson)} className={textLinkClasses}>
            <bdi>{lesson.title}</bdi>
          </Link>
        </span>
        <span className="text-faint">{formatFullDateTime(askedAt)}</span>
        {isHidden && <span>Hidden from other learners</span>}
        {answer === '' && !isHidden && <span className="text-limit">Waits for an answer</span>}
      </p>
      <div className="mt-1">
        <UserText text={text} />
      </div>
      {answer !== '' && !isWriting && (
        <div className="mt-2 border-l-2 border-line-strong pl-3">
          <UserText text={answer} />
        </div>
      )}
      {isWriting && <AnswerForm question={question} onDone={() => setIsWriting(false)} />}
      <div className="mt-2 flex flex-wrap gap-2">
        {!isWriting && (
          <Button isSmall onClick={() => setIsWriting(true)}>
            {answer === '' ? 'Answer' : 'Change the answer'}
          </Button>
        )}
        <Button
          isSmall
          look="ghost"
          icon={isHidden ? <Eye {...small} /> : <EyeOff {...small} />}
          disabled={hiding.isPending}
          onClick={() => hiding.mutate(!isHidden)}
        >
          {isHidden ? 'Show to learners' : 'Hide from learners'}
        </Button>
        <Button isSmall look="ghost" icon={<Trash2 {...small} />} onClick={() => setIsDeleting(true)}>
          Delete
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isDeleting}
        onOpenChange={setIsDeleting}
        title="Delete question"
        question={`What ${name} asked is deleted with its answer.`}
        confirmText="Delete question"
        onConfirm={() => deleting.mutate(undefined)}
      />
    </li>
  )
}

const formSchema = answerLessonQuestionBody.pick({ answer: true }).required()

/** Cancel keeps the typed answer for the next time the form is opened. */
function AnswerForm({ question, onDone }: { question: ManagedLessonQuestion; onDone: () => void }) {
  const form = useForm({ resolver: zodResolver(formSchema), defaultValues: { answer: question.answer } })
  const draft = useFormDraft(form, `lesson-answer:${question._id}`)
  const answer = form.watch('answer')
  const { mutate, isPending } = useActionWithToast({
    run: (body: { answer: string }) => callApi(answerLessonQuestion, { params: { id: question._id }, body }),
    failedText: 'The answer was not sent.',
    changes: [coursesKey],
    onDone: () => {
      draft.forget()
      onDone()
    },
  })
  return (
    <form noValidate className="mt-3 space-y-3" onSubmit={form.handleSubmit((body) => mutate(body))}>
      <FormDraftNotice draft={draft} />
      <MarkdownField
        label="Answer"
        rows={5}
        isNarrow
        takesPictures
        manner="talk"
        dir="auto"
        text={answer}
        maxCharacters={lessonAnswerCharacters}
        renderMarkdown={(text) => <UserText text={text} />}
        error={form.formState.errors.answer?.message}
        {...form.register('answer')}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="ghost" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" look="primary" disabled={isPending || answer.trim() === ''}>
          {isPending ? 'Sending' : 'Send answer'}
        </Button>
      </div>
    </form>
  )
}
