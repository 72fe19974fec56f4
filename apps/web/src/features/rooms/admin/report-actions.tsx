import type { RoomReport } from '@codedojo/contract'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { Check, Trash2, VolumeX } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../../lib/api/api-error.ts'
import { silenceDurations, silenceText } from '../../../shared/accounts/silence-durations.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { forgetFailure, notify, notifyFailure } from '../../../ui/toast.tsx'
import { closeReport, invalidateRoomsAndReports, silencePersonById } from './queries.ts'

const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Removing or keeping the message closes the report. Silencing its author does not, and can be changed later. */
export function ReportActions({ report }: { report: RoomReport }) {
  const { _id, message, state } = report
  const [isAsking, setIsAsking] = useState(false)
  const closing = useRoomChange((removesMessage: boolean) => closeReport(_id, removesMessage))
  return (
    <div className="flex flex-wrap justify-end gap-2 p-4">
      <SilenceMenu report={report} />
      {state === 'open' && message.removedBy === null && (
        <Button
          isSmall
          look="danger"
          disabled={closing.isPending}
          icon={<Trash2 {...icon} />}
          onClick={() => setIsAsking(true)}
        >
          Remove message
        </Button>
      )}
      {state === 'open' && (
        <Button
          isSmall
          disabled={closing.isPending}
          icon={<Check {...icon} />}
          onClick={() => closing.mutate(false)}
        >
          {message.removedBy === null ? 'Leave it, done' : 'Done'}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Remove message"
        question="Nobody will be able to read it any more, and the report is done. This action cannot be undone."
        confirmText="Remove"
        onConfirm={() => closing.mutate(true)}
      />
    </div>
  )
}

function SilenceMenu({ report: { message, silencedUntil } }: { report: RoomReport }) {
  const { author } = message
  const silencing = useRoomChange(async (minutes: number) => {
    const until = author && (await silencePersonById(author._id, minutes)).silencedUntil
    return { message: silenceText(author?.name ?? 'They', until) }
  })
  if (author === null) return null
  return (
    <Menu
      label="Keep from writing"
      trigger={
        <Button isSmall look="ghost" disabled={silencing.isPending} icon={<VolumeX {...icon} />}>
          {silencedUntil === null ? 'Silence' : 'Change the silence'}
        </Button>
      }
    >
      {silenceDurations.map(({ minutes, text }) => (
        <MenuItem key={minutes} onChoose={() => silencing.mutate(minutes)}>
          For {text}
        </MenuItem>
      ))}
      {silencedUntil !== null && (
        <MenuItem onChoose={() => silencing.mutate(0)}>Let them write again</MenuItem>
      )}
    </Menu>
  )
}

/** Mutation on rooms or reports that shows its result and refetches the lists. */
export function useRoomChange<Input>(
  change: (input: Input) => Promise<{ message: string }>,
): UseMutationResult<{ message: string }, Error, Input> {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: ({ message }) => {
      notify(message)
      return invalidateRoomsAndReports(queryClient)
    },
    onMutate: () => forgetFailure('Nothing was changed.'),
    onError: (error) => notifyFailure('Nothing was changed.', { detail: messageOf(error) }),
  })
}
