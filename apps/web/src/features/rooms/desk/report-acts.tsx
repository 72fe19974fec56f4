import type { RoomReport } from '@codedojo/contract'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { Check, Trash2, VolumeX } from 'lucide-react'
import { messageOf } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { forgetFailure, notify, notifyFailure } from '../../../ui/toast.tsx'
import { closeReport, deskChanged, silence } from './queries.ts'

const spans = [
  { minutes: 60, text: '1 hour' },
  { minutes: 24 * 60, text: '1 day' },
  { minutes: 7 * 24 * 60, text: '1 week' },
] as const

const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const

/** Removing the message or leaving it ends the report; keeping its author from writing does not. */
export function ReportActs({ report: { _id, message, silencedUntil } }: { report: RoomReport }) {
  const closing = useDeskChange((removesMessage: boolean) => closeReport(_id, removesMessage))
  const silencing = useDeskChange(async (minutes: number) => {
    if (message.author) await silence(message.author._id, minutes)
    return { message: minutes === 0 ? 'They may write again.' : 'They may not write for now.' }
  })
  const isBusy = closing.isPending || silencing.isPending
  return (
    <div className="flex flex-wrap justify-end gap-2 p-4">
      {message.author !== null && (
        <Menu
          label="Keep from writing"
          trigger={
            <Button isSmall look="ghost" disabled={isBusy} icon={<VolumeX {...icon} />}>
              Silence
            </Button>
          }
        >
          {spans.map(({ minutes, text }) => (
            <MenuItem key={minutes} onChoose={() => silencing.mutate(minutes)}>
              For {text}
            </MenuItem>
          ))}
          {silencedUntil !== null && (
            <MenuItem onChoose={() => silencing.mutate(0)}>Let them write again</MenuItem>
          )}
        </Menu>
      )}
      {message.removedBy === null && (
        <Button
          isSmall
          look="danger"
          disabled={isBusy}
          icon={<Trash2 {...icon} />}
          onClick={() => closing.mutate(true)}
        >
          Remove message
        </Button>
      )}
      <Button isSmall disabled={isBusy} icon={<Check {...icon} />} onClick={() => closing.mutate(false)}>
        {message.removedBy === null ? 'Leave it, done' : 'Done'}
      </Button>
    </div>
  )
}

/** A change of the desk that says what came of it and reads the lists again. */
export function useDeskChange<Input>(
  change: (input: Input) => Promise<{ message: string }>,
): UseMutationResult<{ message: string }, Error, Input> {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: ({ message }) => {
      notify(message)
      return deskChanged(queryClient)
    },
    onMutate: () => forgetFailure('Nothing was changed.'),
    onError: (error) => notifyFailure('Nothing was changed.', { detail: messageOf(error) }),
  })
}
