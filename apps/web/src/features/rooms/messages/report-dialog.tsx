import { type RoomMessage, reportRoomMessageBody } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { messageOf } from '../../../lib/api/api-error.ts'
import { useFormDraft } from '../../../lib/autosave/use-form-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogCancel } from '../../../ui/dialog/dialog.tsx'
import { ErrorBox } from '../../../ui/form/error-box.tsx'
import { FormDraftNotice } from '../../../ui/form/form-draft-notice.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { notify } from '../../../ui/toast.tsx'
import { reportMessage } from '../queries.ts'

interface ReportDialogProps {
  message: RoomMessage
  onClose: () => void
}

export function ReportDialog({ message, onClose }: ReportDialogProps) {
  const form = useForm({ resolver: zodResolver(reportRoomMessageBody), defaultValues: { reason: '' } })
  const draft = useFormDraft(form, `room-report:${message._id}`)
  const reporting = useMutation({
    mutationFn: (body: { reason: string }) => reportMessage(message, body),
    onSuccess: () => {
      notify('Reported. An admin will look at it.')
      draft.forget()
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      onDiscard={draft.forget}
      title="Report message"
      description="Admins see the message as it is now, and who reported it."
    >
      <form
        noValidate
        className="flex flex-col gap-5 p-5"
        onSubmit={form.handleSubmit((body) => reporting.mutate(body))}
      >
        <FormDraftNotice draft={draft} />
        {reporting.error && <ErrorBox>{messageOf(reporting.error)}</ErrorBox>}
        <TextArea
          label="Reason"
          hint="You may leave it empty."
          rows={3}
          error={form.formState.errors.reason?.message}
          {...form.register('reason')}
        />
        <div className="flex justify-end gap-2">
          <DialogCancel />
          <Button type="submit" look="primary" disabled={reporting.isPending}>
            Report
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
