import { type ManagedUser, passwordLink } from '@codedojo/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../lib/api/api.ts'
import { messageOf } from '../../lib/api/api-error.ts'
import { formatDateTimeInSentence } from '../../lib/format/format-date.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog, DialogCancel } from '../../ui/dialog/dialog.tsx'
import { ErrorBox } from '../../ui/form/error-box.tsx'

interface PasswordLinkDialogProps {
  user: ManagedUser
  onClose: () => void
}

const linkLost = {
  title: 'The link was not copied',
  question: 'It is not shown again. You can make another one later; this one opens nothing any more then.',
  leaveText: 'Close without it',
  stayText: 'Back to the link',
}

/** Creates a password reset link for a user; it is shown only once. */
export function PasswordLinkDialog({ user, onClose }: PasswordLinkDialogProps) {
  const make = useMutation({ mutationFn: () => callApi(passwordLink, { params: { id: user._id } }) })
  const [isCopied, setIsCopied] = useState(false)
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isChanged={() => make.isSuccess && !isCopied}
      loss={linkLost}
      title={`Link to a new password for ${user.name}`}
      description="Whoever opens the link chooses a new password for this account, once within a day; every session of it ends then. An earlier link opens nothing any more."
      width="form"
    >
      <div className="flex flex-col gap-4 p-5">
        {make.error && <ErrorBox>{messageOf(make.error)}</ErrorBox>}
        {make.data && (
          <div role="status" className="flex flex-col gap-3">
            <div className="flex items-center gap-2 rounded-lg border border-line bg-raised py-1 pr-1 pl-3">
              <span className="num min-w-0 flex-1 text-ui wrap-anywhere">{make.data.link}</span>
              <CopyButton label="Copy the link" text={make.data.link} onCopied={() => setIsCopied(true)} />
            </div>
            <p className="text-ui text-muted">
              Valid until {formatDateTimeInSentence(new Date(make.data.validUntil))}. It is shown only now:
              hand it to {user.name} in a way that nobody else reads.
            </p>
          </div>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <DialogCancel>{make.data ? 'Done' : 'Cancel'}</DialogCancel>
          {!make.data && (
            <Button look="primary" isBusy={make.isPending} onClick={() => make.mutate()}>
              Make the link
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
