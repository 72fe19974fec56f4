import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { messageOf } from '../../lib/api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ErrorBox } from '../../ui/form/error-box.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { clearBrowserData } from './clear-browser-data.ts'
import { deletionConsequences } from './deletion-consequences.ts'
import type { ProfileOwner } from './import/stored-profile.ts'
import { deleteAccount, deletionPreviewQuery } from './queries.ts'

interface DeleteAccountDialogProps {
  owner: ProfileOwner
  onClose: () => void
  /** Called when account and session are deleted. */
  onDeleted: () => void
}

/** Confirms the deletion of the account, and lists what is deleted and what stays. */
export function DeleteAccountDialog({ owner, onClose, onDeleted }: DeleteAccountDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteAccount(owner._id),
    onSuccess: () => {
      clearBrowserData(owner)
      onClose()
      onDeleted()
    },
  })
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}
      title="Delete Your Account?"
      description="This will permanently remove all your data. This action cannot be undone."
      firstFocus={cancel}
    >
      <div className="overflow-y-auto px-5 pt-4">
        <Consequences />
        {error && (
          <div className="mt-4">
            <ErrorBox>Your account was not deleted. {messageOf(error)}</ErrorBox>
          </div>
        )}
      </div>
      <div className="flex shrink-0 justify-end gap-2 p-5">
        <Button ref={cancel} look="ghost" disabled={isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button look="danger" isBusy={isPending} onClick={() => mutate()}>
          {isPending ? 'Deleting' : 'Delete Account'}
        </Button>
      </div>
    </Dialog>
  )
}

function Consequences() {
  const { data, error, isFetching, refetch } = useQuery(deletionPreviewQuery)
  if (data)
    return (
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-body">
        {deletionConsequences(data).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    )
  if (error)
    return (
      <p className="flex flex-wrap items-center justify-between gap-2 text-ui text-muted">
        What would be deleted could not be counted. {messageOf(error)}
        <Button isSmall isBusy={isFetching} onClick={() => void refetch()}>
          Retry
        </Button>
      </p>
    )
  return (
    <Skeleton label="Counting what would be deleted" className="flex flex-col gap-3 py-1">
      <Bone className="w-3/4" />
      <Bone className="w-2/3" />
      <Bone className="w-1/2" />
    </Skeleton>
  )
}
