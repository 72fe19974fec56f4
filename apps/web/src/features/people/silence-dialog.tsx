import { formatDateTimeInSentence } from '../../lib/format/format-date.ts'
import { silenceDurations } from '../../shared/accounts/silence-durations.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogCancel } from '../../ui/dialog/dialog.tsx'
import { useUserChange } from './use-user-change.ts'
import { silence } from './user-changes.ts'
import type { UserDialogProps } from './user-dialogs.tsx'

/** Silences a user (no writing in the rooms) for a chosen time, or ends that; each choice applies at once. */
export function SilenceDialog({ user, onClose, onChanged }: UserDialogProps) {
  const { mutate } = useUserChange(silence, onChanged)
  const choose = (minutes: number) => {
    mutate({ user, minutes })
    onClose()
  }
  const { silencedUntil } = user
  const standing =
    silencedUntil === null
      ? ''
      : ` They may not write until ${formatDateTimeInSentence(new Date(silencedUntil))}.`
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      width="form"
      title={`Keep ${user.name} from writing`}
      description={`They read the rooms and write in none, from now on for the time that you choose. They are told.${standing}`}
    >
      <div className="flex flex-wrap justify-end gap-2 p-5">
        <DialogCancel />
        {silencedUntil !== null && <Button onClick={() => choose(0)}>Let them write again</Button>}
        {silenceDurations.map(({ minutes, text }) => (
          <Button key={minutes} look="danger" onClick={() => choose(minutes)}>
            For {text}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
