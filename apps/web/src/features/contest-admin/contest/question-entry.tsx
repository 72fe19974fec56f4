import { answerQuestion, answerQuestionBody, contestLimits, type ManagedQuestion } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { callApi } from '../../../lib/api/api.ts'
import { useFormDraft } from '../../../lib/autosave/use-form-draft.ts'
import { formatFullDateTime } from '../../../lib/format/format-full-date-time.ts'
import { contestAdminKey } from '../../../lib/query-keys.ts'
import { Button } from '../../../ui/button.tsx'
import { FormDraftNotice } from '../../../ui/form/form-draft-notice.tsx'
import { MarkdownField } from '../../../ui/markdown/field/markdown-field.tsx'
import { UserText } from '../../../ui/markdown/user-text.tsx'
import { useActionWithToast } from '../../../ui/use-action-with-toast.ts'

interface QuestionEntryProps {
  contestId: string
  question: ManagedQuestion
}

/** A question with its answer, or the form to answer it. */
export function QuestionEntry({ contestId, question }: QuestionEntryProps) {
  const { letter, text, answer, isPublic, person, at } = question
  const [isChanging, setIsChanging] = useState(false)
  return (
    <li className="px-4 py-3">
      <p className="flex flex-wrap items-baseline gap-x-2 text-ui text-muted">
        <bdi className="text-ink">{person?.name ?? 'Somebody erased'}</bdi>
        <span>{letter === null ? 'about the contest' : `about ${letter}`}</span>
        <span className="text-faint">{formatFullDateTime(at)}</span>
      </p>
      <p className="mt-1 whitespace-pre-wrap break-words" dir="auto">
        {text}
      </p>
      {answer !== null && !isChanging && (
        <div className="mt-2 flex items-start justify-between gap-3 border-l-2 border-line-strong pl-3">
          <div className="min-w-0">
            <p className="text-ui text-faint">
              {isPublic ? 'Answered to everybody' : 'Answered to them alone'}
            </p>
            <UserText text={answer} />
          </div>
          <Button isSmall look="ghost" onClick={() => setIsChanging(true)}>
            Change
          </Button>
        </div>
      )}
      {(answer === null || isChanging) && (
        <AnswerForm contestId={contestId} question={question} onDone={() => setIsChanging(false)} />
      )}
    </li>
  )
}

const bodySchema = answerQuestionBody.pick({ answer: true })

function AnswerForm({ contestId, question, onDone }: QuestionEntryProps & { onDone: () => void }) {
  const form = useForm({
    resolver: zodResolver(bodySchema),
    defaultValues: { answer: question.answer ?? '' },
  })
  const draft = useFormDraft(form, `contest-answer:${question._id}`)
  const { mutate, isPending } = useActionWithToast({
    run: async (body: { answer: string; isPublic: boolean }) => {
      await callApi(answerQuestion, { params: { id: contestId, questionId: question._id }, body })
      return { message: 'Answered.' }
    },
    failedText: 'The answer was not sent.',
    changes: [contestAdminKey],
    onDone: () => {
      draft.forget()
      onDone()
    },
  })
  const send = (isPublic: boolean) => form.handleSubmit(({ answer }) => mutate({ answer, isPublic }))
  return (
    <form noValidate className="mt-3 space-y-3" onSubmit={send(false)}>
      <FormDraftNotice draft={draft} />
      <MarkdownField
        label="Answer"
        rows={4}
        isNarrow
        takesPictures
        manner="talk"
        dir="auto"
        text={form.watch('answer')}
        maxCharacters={contestLimits.questionCharacters}
        renderMarkdown={(text) => <UserText text={text} />}
        error={form.formState.errors.answer?.message}
        {...form.register('answer')}
      />
      <div className="flex flex-wrap justify-end gap-2">
        {question.answer !== null && (
          <Button look="ghost" onClick={onDone}>
            Cancel
          </Button>
        )}
        <Button onClick={send(true)} disabled={isPending}>
          Answer to everybody
        </Button>
        <Button type="submit" look="primary" disabled={isPending}>
          {isPending ? 'Sending' : 'Answer'}
        </Button>
      </div>
    </form>
  )
}
