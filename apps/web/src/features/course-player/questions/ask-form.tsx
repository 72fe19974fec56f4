import { askLessonQuestion, askLessonQuestionBody, lessonQuestionCharacters } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { callApi } from '../../../lib/api/api.ts'
import { messageOf } from '../../../lib/api/api-error.ts'
import { useFormDraft } from '../../../lib/autosave/use-form-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { CharacterCount } from '../../../ui/form/character-count.tsx'
import { ErrorBox } from '../../../ui/form/error-box.tsx'
import { FormDraftNotice } from '../../../ui/form/form-draft-notice.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { notify } from '../../../ui/toast.tsx'
import { lessonQuestionsQuery } from '../queries.ts'

/** Sends a question to the course's authors; the typed text is kept until the server has it. */
export function AskForm({ lessonId }: { lessonId: string }) {
  const queryClient = useQueryClient()
  const form = useForm({ resolver: zodResolver(askLessonQuestionBody), defaultValues: { text: '' } })
  const draft = useFormDraft(form, `lesson-question:${lessonId}`)
  const sending = useMutation({
    mutationFn: (body: { text: string }) =>
      draft.sendOnce((requestKey) =>
        callApi(askLessonQuestion, { params: { id: lessonId }, body: { ...body, requestKey } }),
      ),
    onSuccess: async (_, { text }) => {
      notify('Your question was sent.')
      // Text that was typed while the request was in flight is a new question.
      if (form.getValues('text').trim() === text.trim()) {
        form.reset()
        draft.forget()
      }
      await queryClient.invalidateQueries({ queryKey: lessonQuestionsQuery(lessonId).queryKey })
    },
  })
  return (
    <form
      noValidate
      className="space-y-3 border-t border-line p-4"
      onSubmit={form.handleSubmit((body) => sending.mutate(body))}
    >
      <FormDraftNotice draft={draft} />
      {sending.error && <ErrorBox>{messageOf(sending.error)}</ErrorBox>}
      <TextArea
        label="Ask a question"
        rows={3}
        hint="Others who have this course see it with your first name. Markdown works."
        aside={<CharacterCount text={form.watch('text')} most={lessonQuestionCharacters} />}
        areaClassName="max-md:text-[16px]"
        dir="auto"
        error={form.formState.errors.text?.message}
        {...form.register('text')}
      />
      <div className="flex justify-end">
        <Button
          type="submit"
          disabled={sending.isPending}
          icon={<Send size={16} strokeWidth={1.75} aria-hidden />}
        >
          {sending.isPending ? 'Sending' : 'Send question'}
        </Button>
      </div>
    </form>
  )
}
