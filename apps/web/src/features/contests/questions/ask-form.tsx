import { askContestQuestionBody, type Contest, contestLimits } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { Controller, useForm } from 'react-hook-form'
import { messageOf } from '../../../lib/api/api-error.ts'
import { useFormDraft } from '../../../lib/autosave/use-form-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { CharacterCount } from '../../../ui/form/character-count.tsx'
import { ErrorBox } from '../../../ui/form/error-box.tsx'
import { FormDraftNotice } from '../../../ui/form/form-draft-notice.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { notify } from '../../../ui/toast.tsx'
import { questionsQuery, sendContestQuestion } from '../queries.ts'

/** Sends a question to the contest's admins. Only they and the author see it, unless they publish the answer. */
export function AskForm({ contest: { _id, problemList } }: { contest: Contest }) {
  const queryClient = useQueryClient()
  const form = useForm({
    resolver: zodResolver(askContestQuestionBody),
    defaultValues: { letter: null, text: '' },
  })
  const draft = useFormDraft(form, `contest-question:${_id}`)
  const sending = useMutation({
    mutationFn: (body: Parameters<typeof sendContestQuestion>[1]) =>
      draft.sendOnce((requestKey) => sendContestQuestion(_id, { ...body, requestKey })),
    onSuccess: async () => {
      notify('Your question was sent.')
      form.reset()
      draft.forget()
      await queryClient.invalidateQueries({ queryKey: questionsQuery(_id).queryKey })
    },
  })
  const { errors } = form.formState
  const options = [
    { value: '', text: 'The contest' },
    ...problemList.map(({ letter, title }) => ({ value: letter, text: `${letter}. ${title}` })),
  ]
  return (
    <Panel title="Ask a question">
      <form noValidate className="space-y-4 p-4" onSubmit={form.handleSubmit((body) => sending.mutate(body))}>
        <FormDraftNotice draft={draft} />
        {sending.error && <ErrorBox>{messageOf(sending.error)}</ErrorBox>}
        <Controller
          control={form.control}
          name="letter"
          render={({ field }) => (
            <Select
              label="About"
              options={options}
              value={field.value ?? ''}
              onChoose={(chosen) => field.onChange(chosen === '' ? null : chosen)}
              selectClassName="w-full"
            />
          )}
        />
        <TextArea
          label="Question"
          rows={4}
          hint="Only those who hold the contest read it. They may answer it for everybody."
          aside={<CharacterCount text={form.watch('text')} most={contestLimits.questionCharacters} />}
          error={errors.text?.message}
          {...form.register('text')}
        />
        <Button
          type="submit"
          className="w-full"
          disabled={sending.isPending}
          icon={<Send size={16} strokeWidth={1.75} aria-hidden />}
        >
          {sending.isPending ? 'Sending' : 'Send question'}
        </Button>
      </form>
    </Panel>
  )
}
