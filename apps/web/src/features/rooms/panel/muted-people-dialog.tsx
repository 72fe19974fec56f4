import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../../lib/api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { forgetFailure, notifyFailure } from '../../../ui/toast.tsx'
import { type OwnRooms, ownRoomsQuery, unmutePersonById } from '../queries.ts'

interface MutedPeopleDialogProps {
  people: OwnRooms['mutedPeople']
  onClose: () => void
}

const failed = 'person-not-shown-again'

/** The people whose messages are hidden, with a button to unmute each. */
export function MutedPeopleDialog({ people, onClose }: MutedPeopleDialogProps) {
  const queryClient = useQueryClient()
  const showing = useMutation({
    mutationFn: unmutePersonById,
    onMutate: () => forgetFailure(failed),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ownRoomsQuery.queryKey }),
    onError: (error) => notifyFailure(messageOf(error), { key: failed }),
  })
  return (
    <Dialog isOpen onOpenChange={onClose} title="Muted people">
      <div className="overflow-y-auto p-5">
        {people.length === 0 ? (
          <p className="text-body text-muted">You read what everybody writes.</p>
        ) : (
          <ul className="divide-y divide-line">
            {people.map(({ _id, name }) => (
              <li key={_id} className="flex min-h-12 items-center gap-3">
                <bdi className="min-w-0 flex-1 truncate text-left text-body">{name}</bdi>
                <Button
                  isSmall
                  disabled={showing.isPending}
                  aria-label={`Unmute ${name}`}
                  onClick={() => showing.mutate(_id)}
                >
                  Unmute
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}
