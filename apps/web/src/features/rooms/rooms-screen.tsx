import { globalRoom, type User } from '@codedojo/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { messageOf } from '../../lib/api/api-error.ts'
import { joinClasses } from '../../lib/join-classes.ts'
import { useIsPhone } from '../../lib/use-media-query.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { forgetFailure, notifyFailure } from '../../ui/toast.tsx'
import { useJoinOwnRooms } from './live/use-join-own-rooms.ts'
import { useRoomsLive } from './live/use-rooms-live.ts'
import { MessageSkeleton } from './messages/message-skeleton.tsx'
import { MutedPeopleDialog } from './panel/muted-people-dialog.tsx'
import { RoomDialog, type RoomDialogMode } from './panel/room-dialog.tsx'
import { RoomEntryButtons } from './panel/room-entry-buttons.tsx'
import { RoomsPanel } from './panel/rooms-panel.tsx'
import { leaveRoomById, ownRoomsQuery, setRoomMuted } from './queries.ts'
import type { RoomActions } from './room-menu.tsx'
import { RoomView } from './room-view.tsx'

interface RoomsScreenProps {
  user: User
  /** Id of the current room; null if only the list is shown, on phones. */
  current: string | null
  /** null leads to the list of rooms, or to the global room. */
  onOpen: (id: string | null) => void
  /** Called with the current room's id as the server writes it. */
  onRename: (id: string) => void
  problemPathOf: (problemId: string) => string
  /** Title of the current room's problem; null if none, or not known. */
  problemTitle: string | null
}

/** The user's rooms beside the current one; on phones one replaces the other. */
export function RoomsScreen({ user, current, onOpen, onRename, ...problem }: RoomsScreenProps) {
  const own = useQuery(ownRoomsQuery)
  const isPhone = useIsPhone()
  const { live, isOnline, people } = useRoomsLive(user._id)
  const [dialog, setDialog] = useState<RoomDialogMode | 'muted' | null>(null)
  const rooms = own.data?.rooms ?? []
  const room = rooms.find(({ _id }) => _id === current) ?? null
  const acts = useRoomActions({ current, onOpen, onDialog: setDialog })
  useJoinOwnRooms({ live, isOnline, rooms })
  const enter = async (mode: RoomDialogMode, id: string) => {
    if (!live) throw new Error('There is no connection.')
    return await live.joiner.enter(mode === 'create' ? 'create-room' : 'join-room', id)
  }
  if (own.data === undefined)
    return (
      <Frame isRoomShown>
        {own.error ? (
          <ErrorState
            title="Failed to load your rooms."
            detail={messageOf(own.error)}
            isRetrying={own.isFetching}
            onRetry={() => void own.refetch()}
          />
        ) : (
          <MessageSkeleton />
        )}
      </Frame>
    )
  const online = current === globalRoom ? (people ?? room?.online ?? null) : (room?.online ?? null)
  return (
    <Frame
      isRoomShown={current !== null}
      panel={
        <RoomsPanel {...{ rooms, current, people, user, isOnline }} onOpen={onOpen}>
          {isPhone && <RoomEntryButtons {...acts} />}
        </RoomsPanel>
      }
    >
      {current !== null && (
        <RoomView
          key={current}
          roomId={current}
          own={own.data}
          onBack={() => onOpen(null)}
          onRename={onRename}
          {...{ room, user, live, isOnline, online, acts, ...problem }}
        />
      )}
      {dialog === 'muted' && (
        <MutedPeopleDialog people={own.data.mutedPeople} onClose={() => setDialog(null)} />
      )}
      {(dialog === 'create' || dialog === 'join') && (
        <RoomDialog mode={dialog} onEnter={enter} onEntered={onOpen} onClose={() => setDialog(null)} />
      )}
    </Frame>
  )
}

interface FrameProps {
  isRoomShown: boolean
  panel?: ReactNode
  children: ReactNode
}

function Frame({ isRoomShown, panel, children }: FrameProps) {
  return (
    <div className="grid h-full min-h-0 overflow-hidden bg-panel md:grid-cols-[248px_minmax(0,1fr)] md:rounded-lg md:border md:border-line">
      <div className={joinClasses('min-h-0 md:border-r md:border-line', isRoomShown && 'max-md:hidden')}>
        {panel}
      </div>
      <div className={joinClasses('min-h-0 min-w-0', !isRoomShown && 'max-md:hidden')}>{children}</div>
    </div>
  )
}

interface RoomActionsOptions {
  readonly current: string | null
  readonly onOpen: RoomsScreenProps['onOpen']
  readonly onDialog: (dialog: RoomDialogMode | 'muted') => void
}

function useRoomActions({ current, onOpen, onDialog }: RoomActionsOptions): Omit<RoomActions, 'clear'> {
  const queryClient = useQueryClient()
  const change = async (act: Promise<unknown>, failed: string) => {
    forgetFailure(failed)
    try {
      await act
      await queryClient.invalidateQueries({ queryKey: ownRoomsQuery.queryKey })
      return true
    } catch (error) {
      notifyFailure(failed, { detail: messageOf(error) })
      return false
    }
  }
  return {
    create: () => onDialog('create'),
    join: () => onDialog('join'),
    showMutedPeople: () => onDialog('muted'),
    setMuted: (isMuted) => {
      if (current !== null) void change(setRoomMuted(current, isMuted), 'The room was not changed.')
    },
    leave: () => {
      if (current === null) return
      void change(leaveRoomById(current), 'You are still in the room.').then(
        (isLeft) => isLeft && onOpen(null),
      )
    },
  }
}
