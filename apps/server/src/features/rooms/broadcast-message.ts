import type { RoomMessage } from '@codedojo/contract'
import { codeReaderGroup, ownRoomGroup, type Realtime, roomGroup } from '../../realtime/index.ts'
import { type StoredMessage, showMessage } from './message-queries.ts'
import type { RoomRow } from './room-row.ts'

/** Emits events to a group of connections. */
type Line = ReturnType<Realtime['io']['to']>

interface MessageToBroadcast {
  readonly room: Pick<RoomRow, 'id' | 'problemId'>
  readonly row: StoredMessage
  readonly tell: (line: Line, message: RoomMessage) => void
}

/** Broadcasts a message to its room, with code hidden for those who may not read it. */
export function broadcastMessage({ io }: Realtime, { room, row, tell }: MessageToBroadcast): void {
  const own = row.author && ownRoomGroup(room.id, row.author._id)
  const others = (group: string) => (own === null ? io.to(group) : io.to(group).except(own))
  if (own !== null) tell(io.to(own), showMessage(row, { isAuthor: true, mayReadCode: true }))
  const shown = (mayReadCode: boolean) => showMessage(row, { isAuthor: false, mayReadCode })
  if (room.problemId !== null) tell(others(codeReaderGroup(room.id)), shown(true))
  tell(others(roomGroup(room.id)), shown(room.problemId === null))
}

/** Broadcasts that a message was edited or removed. */
export function broadcastMessageChange(realtime: Realtime, told: Omit<MessageToBroadcast, 'tell'>): void {
  broadcastMessage(realtime, { ...told, tell: (line, message) => line.emit('message-changed', message) })
}
