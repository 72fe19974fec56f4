import { suspendUserBody } from '@codedojo/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useFormDraft } from '../../lib/autosave/use-form-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogCancel } from '../../ui/dialog/dialog.tsx'
import { FormDraftNotice } from '../../ui/form/form-draft-notice.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { useUserChange } from './use-user-change.ts'
import { suspend } from './user-changes.ts'
import type { UserDialogProps } from './user-dialogs.tsx'

export function SuspendDialog({ user, onClose, onChanged }: UserDialogProps) {
  const form = useForm({ resolver: zodResolver(suspendUserBody), defaultValues: { reason: '' } })
  const draft = useFormDraft(form, `suspend:${user._id}`)
  const { mutate } = useUserChange(suspend, () => {
    draft.forget()
    onChanged()
  })
  const submit = form.handleSubmit(({ reason }) => {
    mutate({ user, reason })
    onClose()
  })
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      onDiscard={draft.forget}
      title={`Suspend ${user.name}`}
      description="Every session ends at once, and signing in is refused until you let them back in. Nothing is deleted."
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5 p-5">
        <FormDraftNotice draft={draft} />
        <TextArea
          label="Reason"
          hint="Shown when they try to sign in."
          rows={3}
          error={form.formState.errors.reason?.message}
          {...form.register('reason')}
        />
        <div className="flex justify-end gap-2">
          <DialogCancel />
          <Button type="submit" look="danger">
            Suspend
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
