import type { RoomMessage } from '@codedojo/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useState } from 'react'
import { messageOf } from '../../../lib/api/api-error.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { forgetFailure, notify, notifyFailure } from '../../../ui/toast.tsx'
import { mutePersonById, ownRoomsQuery, removeMessage, unmutePersonById } from '../queries.ts'
import type { MessageAction } from './message-menu.tsx'
import { ReportDialog } from './report-dialog.tsx'

interface MessageActions {
  /** Id of the message that is being edited; null if none. */
  readonly edited: string | null
  readonly act: (act: MessageAction, message: RoomMessage) => void
  readonly endEditing: (message: RoomMessage | null) => void
  /** The open confirmation or report dialog. */
  readonly dialog: ReactNode
}

/** Performs the actions of the message menu, with their confirmations. `onChanged` gets the message as the server returns it. */
export function useMessageActions(onChanged: (message: RoomMessage) => void): MessageActions {
  const [chosen, setChosen] = useState<{ act: MessageAction; message: RoomMessage } | null>(null)
  const mutePerson = useMutedPerson()
  const removing = useMutation({
    mutationFn: removeMessage,
    onSuccess: onChanged,
    onMutate: () => forgetFailure('The message was not removed.'),
    onError: (error) => notifyFailure('The message was not removed.', { detail: messageOf(error) }),
  })
  const close = () => setChosen(null)
  const act = useCallback(
    (what: MessageAction, message: RoomMessage) => {
      if (what === 'mute') mutePerson(message)
      else setChosen({ act: what, message })
    },
    [mutePerson],
  )
  const endEditing = useCallback(
    (message: RoomMessage | null) => {
      if (message) onChanged(message)
      setChosen(null)
    },
    [onChanged],
  )
  return {
    edited: chosen?.act === 'edit' ? chosen.message._id : null,
    act,
    endEditing,
    dialog: (
      <>
        {chosen?.act === 'report' && <ReportDialog message={chosen.message} onClose={close} />}
        <ConfirmDialog
          isOpen={chosen?.act === 'remove'}
          onOpenChange={close}
          title="Remove message"
          question="Nobody will be able to read it any more. This action cannot be undone."
          confirmText="Remove"
          onConfirm={() => chosen && removing.mutate(chosen.message)}
        />
      </>
    ),
  }
}

const muteFailure = 'person-not-muted'

/** Returns the function that mutes a message's author for this user. */
function useMutedPerson() {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: ({ _id, isMuted }: { _id: string; name: string; isMuted: boolean }) =>
      isMuted ? mutePersonById(_id) : unmutePersonById(_id),
    onMutate: () => forgetFailure(muteFailure),
    onSuccess: (_, { _id, name, isMuted }) => {
      if (isMuted)
        notify(`You no longer read what ${name} writes.`, {
          action: { text: 'Undo', onClick: () => mutate({ _id, name, isMuted: false }) },
        })
      return queryClient.invalidateQueries({ queryKey: ownRoomsQuery.queryKey })
    },
    onError: (error) => notifyFailure(messageOf(error), { key: muteFailure }),
  })
  return useCallback(
    ({ author }: RoomMessage) => {
      if (author) mutate({ ...author, isMuted: true })
    },
    [mutate],
  )
}
