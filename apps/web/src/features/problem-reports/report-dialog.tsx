import { type ReportSubject, reportBody, reportCharacters } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Controller, useForm } from 'react-hook-form'
import { z } from 'zod'
import { messageOf } from '../../lib/api/api-error.ts'
import { useFormDraft } from '../../lib/autosave/use-form-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogCancel } from '../../ui/dialog/dialog.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { ErrorBox } from '../../ui/form/error-box.tsx'
import { FormDraftNotice } from '../../ui/form/form-draft-notice.tsx'
import { type RadioChoice, RadioList } from '../../ui/form/radio-list.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { notify } from '../../ui/toast.tsx'
import { invalidateReports, sendReport } from './queries.ts'
import { subjectLooks } from './report-text.ts'

/** The problem, code and submission that are attached to a report. */
export interface ReportedWork {
  problemId: string
  version: number
  /** The user's latest submission to the problem; null if none. */
  submission: { id: string; words: string } | null
}

const choices: readonly RadioChoice<ReportSubject>[] = [
  {
    value: 'statement',
    text: subjectLooks.statement.word,
    detail: 'Text, example, formula or picture is wrong or unclear',
    icon: subjectLooks.statement.Icon,
  },
  {
    value: 'test',
    text: subjectLooks.test.word,
    detail: 'A case expects a wrong output, or one is missing',
    icon: subjectLooks.test.Icon,
  },
  {
    value: 'other',
    text: subjectLooks.other.word,
    detail: 'Limits, starter code, hints or anything else',
    icon: subjectLooks.other.Icon,
  },
]

const reportForm = reportBody.pick({ about: true, text: true })

interface ReportDialogProps {
  work: ReportedWork
  /** Initial choice of the subject. */
  about: 'statement' | 'test'
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Reports a mistake in a problem to the operator. */
export function ReportDialog({ work, about, isOpen, onOpenChange }: ReportDialogProps) {
  return isOpen && <OpenDialog work={work} about={about} onClose={() => onOpenChange(false)} />
}

interface OpenDialogProps extends Pick<ReportDialogProps, 'work' | 'about'> {
  onClose: () => void
}

function OpenDialog({ work, about, onClose }: OpenDialogProps) {
  const queryClient = useQueryClient()
  const form = useForm({
    resolver: zodResolver(reportForm.extend({ isAttached: z.boolean() })),
    // The latest submission may load after the form has opened.
    defaultValues: { about, text: '', isAttached: true },
  })
  const draft = useFormDraft(form, `report:${work.problemId}`, { base: '' })
  const sending = useMutation({
    mutationFn: ({ isAttached, ...body }: { about: ReportSubject; text: string; isAttached: boolean }) =>
      draft.sendOnce((requestKey) =>
        sendReport(work.problemId, {
          ...body,
          version: work.version,
          submissionId: isAttached ? work.submission?.id : null,
          requestKey,
        }),
      ),
    onSuccess: async ({ message }) => {
      notify(message)
      draft.forget()
      onClose()
      await invalidateReports(queryClient)
    },
  })
  const { errors } = form.formState
  const length = form.watch('text').length
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      onDiscard={draft.forget}
      title="Report a mistake"
      description="An administrator reads it with the version on your screen. The answer will stand below the statement."
      width="form"
    >
      <form
        noValidate
        className="space-y-5 overflow-y-auto p-5"
        onSubmit={form.handleSubmit((body) => sending.mutate(body))}
      >
        <FormDraftNotice draft={draft} />
        {sending.error && <ErrorBox>{messageOf(sending.error)}</ErrorBox>}
        <Controller
          control={form.control}
          name="about"
          render={({ field }) => (
            <RadioList
              label="What it is about"
              choices={choices}
              value={field.value}
              onChoose={field.onChange}
            />
          )}
        />
        <TextArea
          label="What is wrong"
          rows={5}
          areaClassName="max-md:text-[16px]"
          aside={
            <span className="num text-caption text-faint">
              {length}/{reportCharacters.most}
            </span>
          }
          hint="Name the sentence or the case, and what you expected."
          error={errors.text?.message}
          {...form.register('text')}
        />
        {work.submission && (
          <Checkbox label={`Attach my ${work.submission.words}`} {...form.register('isAttached')} />
        )}
        <div className="flex justify-end gap-2">
          <DialogCancel />
          <Button type="submit" look="primary" disabled={sending.isPending}>
            {sending.isPending ? 'Sending' : 'Send report'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
