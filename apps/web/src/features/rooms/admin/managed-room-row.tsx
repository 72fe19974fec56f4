import { globalRoom, type ManagedRoom } from '@codedojo/contract'
import { Code, DoorClosed, DoorOpen, Globe, Hash } from 'lucide-react'
import { useState } from 'react'
import { formatDateTimeInSentence } from '../../../lib/format/format-date.ts'
import { formatCount, pluralNoun } from '../../../lib/format/pluralize.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { setRoomClosed } from './queries.ts'
import { useRoomChange } from './report-actions.tsx'

const icons = { global: Globe, named: Hash, problem: Code } as const

/** A room as a two-line row with a button to close or reopen it; the global room cannot be closed. */
export function ManagedRoomRow({ room }: { room: ManagedRoom }) {
  const { _id, kind, name, members, messages, lastMessageAt, createdAt, isClosed } = room
  const Icon = icons[kind]
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <Icon size={16} strokeWidth={1.75} className="shrink-0 text-muted" aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="truncate text-body">
          <bdi>{kind === 'global' ? 'Global Room' : name}</bdi>
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-ui text-muted">
          <span>
            <span className="num">{formatCount(members)}</span> {pluralNoun(members, 'member')}
          </span>
          <span>
            <span className="num">{formatCount(messages)}</span> {pluralNoun(messages, 'message')}
          </span>
          <span>
            {lastMessageAt === null
              ? `made ${formatDateTimeInSentence(new Date(createdAt))}`
              : `last ${formatDateTimeInSentence(new Date(lastMessageAt))}`}
          </span>
        </p>
      </div>
      <span className={isClosed ? 'pill pill-limit' : 'pill pill-none'}>
        {isClosed ? (
          <DoorClosed size={14} strokeWidth={1.75} aria-hidden />
        ) : (
          <DoorOpen size={14} strokeWidth={1.75} aria-hidden />
        )}
        {isClosed ? 'Closed' : 'Open'}
      </span>
      {_id !== globalRoom && <Door room={room} />}
    </div>
  )
}

function Door({ room: { _id, name, isClosed } }: { room: ManagedRoom }) {
  const [isAsking, setIsAsking] = useState(false)
  const turning = useRoomChange(async (closes: boolean) => {
    await setRoomClosed(_id, closes)
    return { message: closes ? 'Room closed.' : 'Room opened.' }
  })
  return (
    <>
      <Button
        isSmall
        disabled={turning.isPending}
        aria-label={`${isClosed ? 'Open' : 'Close'} ${name}`}
        onClick={() => (isClosed ? turning.mutate(false) : setIsAsking(true))}
      >
        {isClosed ? 'Open' : 'Close'}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={`Close ${name}`}
        question="Nobody can join it or write in it until it is opened again. Its messages stay."
        confirmText="Close room"
        onConfirm={() => turning.mutate(true)}
      />
    </>
  )
}
