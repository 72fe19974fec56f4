import { type RoomMessage, reportRoomMessageBody } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { messageOf } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorBox } from '../../../ui/error-box.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { notify } from '../../../ui/toast.tsx'
import { report } from '../queries.ts'

interface ReportDialogProps {
  message: RoomMessage
  onClose: () => void
}

export function ReportDialog({ message, onClose }: ReportDialogProps) {
  const form = useForm({ resolver: zodResolver(reportRoomMessageBody), defaultValues: { reason: '' } })
  const reporting = useMutation({
    mutationFn: (body: { reason: string }) => report(message, body),
    onSuccess: () => {
      notify('Reported. An admin will look at it.')
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Report message"
      description="Admins see the message as it is now, and who reported it."
    >
      <form
        noValidate
        className="flex flex-col gap-5 p-5"
        onSubmit={form.handleSubmit((body) => reporting.mutate(body))}
      >
        {reporting.error && <ErrorBox>{messageOf(reporting.error)}</ErrorBox>}
        <TextArea
          label="Reason"
          hint="You may leave it empty."
          rows={3}
          error={form.formState.errors.reason?.message}
          {...form.register('reason')}
        />
        <div className="flex justify-end gap-2">
          <Button look="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look="primary" disabled={reporting.isPending}>
            Report
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
