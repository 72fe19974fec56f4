import { type LessonQuestion, seeLessonAnswers, withdrawLessonQuestion } from '@codedojo/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callApi } from '../../../lib/api/api.ts'
import { messageOf } from '../../../lib/api/api-error.ts'
import { formatFullDateTime } from '../../../lib/format/format-full-date-time.ts'
import { courseContentQuery } from '../../../shared/courses/course-content-query.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { UserText } from '../../../ui/markdown/user-text.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { ReadFailed } from '../../../ui/read-failed.tsx'
import { Bone, Skeleton } from '../../../ui/skeleton.tsx'
import { forgetFailure, notify, notifyFailure } from '../../../ui/toast.tsx'
import { lessonQuestionsQuery } from '../queries.ts'
import { AskForm } from './ask-form.tsx'

interface LessonQuestionsProps {
  courseId: string
  lessonId: string
  /** True for an admin's preview; admins answer on the admin page. */
  isPreview: boolean
}

/** Questions at a lesson with their answers, and the form to ask one. Shown answers are marked as seen. */
export function LessonQuestions({ courseId, lessonId, isPreview }: LessonQuestionsProps) {
  const { data, error, isFetching, refetch } = useQuery(lessonQuestionsQuery(lessonId))
  useSeenAnswers({ courseId, lessonId, hasNew: data?.some(({ isNew }) => isNew) ?? false })
  return (
    <Panel title="Questions" className="max-w-[680px]">
      {error && data === undefined && (
        <ReadFailed title="Failed to load the questions." reading={{ error, isFetching, refetch }} />
      )}
      {!error && data === undefined && (
        <Skeleton label="Loading the questions" className="space-y-3 p-4">
          <Bone className="w-40" />
          <Bone className="w-64" />
        </Skeleton>
      )}
      {data?.length === 0 && (
        <p className="p-4 text-ui text-muted">Nobody has asked anything at this lesson yet.</p>
      )}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line" aria-label="Questions at this lesson">
          {data.map((question) => (
            <Question key={question._id} question={question} lessonId={lessonId} />
          ))}
        </ul>
      )}
      {!isPreview && <AskForm lessonId={lessonId} />}
    </Panel>
  )
}

function Question({ question, lessonId }: { question: LessonQuestion; lessonId: string }) {
  const { name, isOwn, text, askedAt, answer, isNew, isHidden } = question
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="flex flex-wrap items-baseline gap-x-2 text-ui text-muted">
          <bdi className="text-ink">{isOwn ? 'You' : name}</bdi>
          <span className="text-faint">{formatFullDateTime(askedAt)}</span>
          {isNew && <span className="text-primary">New answer</span>}
        </p>
        {isOwn && <Withdraw question={question} lessonId={lessonId} />}
      </div>
      <div className="mt-1">
        <UserText text={text} />
      </div>
      {isHidden && <p className="mt-1 text-ui text-faint">Only you and the team see this question.</p>}
      {answer === '' ? (
        <p className="mt-2 text-ui text-faint">Not answered yet.</p>
      ) : (
        <div className="mt-2 border-l-2 border-line-strong pl-3">
          <p className="text-ui text-muted">Answer</p>
          <UserText text={answer} />
        </div>
      )}
    </li>
  )
}

const notTakenBack = 'The question was not taken back.'

function Withdraw({ question, lessonId }: { question: LessonQuestion; lessonId: string }) {
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const { mutate } = useMutation({
    mutationFn: () => callApi(withdrawLessonQuestion, { params: { id: question._id } }),
    onMutate: () => forgetFailure(notTakenBack),
    onSuccess: ({ message }) => notify(message),
    onError: (error) => notifyFailure(notTakenBack, { detail: messageOf(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: lessonQuestionsQuery(lessonId).queryKey }),
  })
  return (
    <>
      <Button isSmall look="ghost" onClick={() => setIsAsking(true)}>
        Take back
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Take the question back"
        question="Your question and its answer are deleted, for others, too."
        confirmText="Take it back"
        onConfirm={() => mutate()}
      />
    </>
  )
}

interface SeenAnswers {
  courseId: string
  lessonId: string
  hasNew: boolean
}

/** Marks answers as seen. The mark in the lesson list goes at once; here it stays until the lesson is left. */
function useSeenAnswers({ courseId, lessonId, hasNew }: SeenAnswers): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!hasNew) return
    // If this fails, the answers are marked the next time.
    callApi(seeLessonAnswers, { params: { id: lessonId }, isBackground: true }).then(
      () => queryClient.invalidateQueries({ queryKey: courseContentQuery(courseId).queryKey }),
      () => undefined,
    )
  }, [courseId, lessonId, hasNew, queryClient])
}
