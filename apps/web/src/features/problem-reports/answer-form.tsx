import { answerReportBody, type ReportDetail } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Ban, CircleCheck } from 'lucide-react'
import { Controller, useForm } from 'react-hook-form'
import { z } from 'zod'
import { messageOf } from '../../lib/api/api-error.ts'
import { useFormDraft } from '../../lib/autosave/use-form-draft.ts'
import { formatDateTime } from '../../lib/format/format-date.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorBox } from '../../ui/form/error-box.tsx'
import { FieldNote } from '../../ui/form/field.tsx'
import { FormDraftNotice } from '../../ui/form/form-draft-notice.tsx'
import { RadioList } from '../../ui/form/radio-list.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { notify } from '../../ui/toast.tsx'
import { invalidateReports, sendReportAnswer } from './queries.ts'

const choices = [
  {
    value: 'mended',
    text: 'Resolved',
    detail: 'There was a mistake, and the problem was changed',
    icon: CircleCheck,
  },
  { value: 'declined', text: 'Declined', detail: 'The problem stays as it is', icon: Ban },
] as const

const unchangedText = 'The problem has not been changed since it was reported.'

/** Required, and not preselected. */
const fieldsSchema = answerReportBody.extend({
  state: answerReportBody.shape.state.nullable().transform((state, { addIssue }) => {
    if (state !== null) return state
    addIssue({ code: 'custom', message: 'Say whether it was resolved or declined' })
    return z.NEVER
  }),
})
type AnswerFields = z.input<typeof fieldsSchema>
type Answer = z.output<typeof fieldsSchema>

/**
 * Suggested outcome: "resolved" only if the problem was changed since the report, so that no untrue answer is sent by
 * accident.
 */
function outcomeOf(report: ReportDetail): AnswerFields['state'] {
  if (report.state !== 'open') return report.state
  return wasChanged(report) ? 'mended' : null
}

function wasChanged({ version, problem }: ReportDetail): boolean {
  return version < problem.version
}

/** The answer to a report, which the reporter reads; an existing answer can be edited. */
export function AnswerForm({ report }: { report: ReportDetail }) {
  const queryClient = useQueryClient()
  const form = useForm<AnswerFields, unknown, Answer>({
    resolver: zodResolver(fieldsSchema),
    defaultValues: { state: outcomeOf(report), answer: report.answer },
  })
  const draft = useFormDraft(form, `report-answer:${report._id}`)
  const answering = useMutation({
    mutationFn: (body: Answer) => sendReportAnswer(report._id, body),
    onSuccess: async ({ message }) => {
      notify(message)
      draft.forget()
      await invalidateReports(queryClient)
    },
  })
  const isAnswered = report.closedAt !== null
  return (
    <form
      noValidate
      className="space-y-4 border-t border-line p-4"
      onSubmit={form.handleSubmit((body) => answering.mutate(body))}
    >
      <h3 className="text-body font-semibold">Answer</h3>
      {report.closedAt !== null && (
        <p className="text-ui text-muted">
          Answered by <bdi>{report.closedBy?.name ?? 'somebody who was erased'}</bdi>,{' '}
          {formatDateTime(new Date(report.closedAt))}
        </p>
      )}
      <FormDraftNotice draft={draft} />
      {answering.error && <ErrorBox>{messageOf(answering.error)}</ErrorBox>}
      <Controller
        control={form.control}
        name="state"
        render={({ field }) => (
          <div>
            <RadioList label="Outcome" choices={choices} value={field.value} onChoose={field.onChange} />
            <FieldNote
              id="report-outcome-note"
              error={form.formState.errors.state?.message}
              hint={field.value === 'mended' && !wasChanged(report) ? unchangedText : undefined}
            />
          </div>
        )}
      />
      <TextArea
        label="What the reporter reads"
        rows={4}
        areaClassName="max-md:text-[16px]"
        error={form.formState.errors.answer?.message}
        {...form.register('answer')}
      />
      <div className="flex justify-end">
        <Button type="submit" look="primary" disabled={answering.isPending}>
          {answering.isPending ? 'Sending' : isAnswered ? 'Replace the answer' : 'Answer'}
        </Button>
      </div>
    </form>
  )
}
