import type { Room, RoomMessage } from '@codedojo/contract'

export function sampleMessage(position: number, facts: Partial<RoomMessage> = {}): RoomMessage {
  return {
    _id: `message-${position}`,
    room: 'global',
    position,
    revision: position,
    text: `Text ${position}`,
    foldedBlocks: 0,
    author: { _id: 'user-2', name: 'Daniel', avatarUrl: null },
    mentions: [],
    key: null,
    at: '2026-01-31T18:52:00.000Z',
    editedAt: null,
    removedBy: null,
    ...facts,
  }
}

export function sampleRoom(id: string, facts: Partial<Room> = {}): Room {
  return {
    _id: id,
    kind: id === 'global' ? 'global' : 'named',
    name: id,
    problemId: null,
    online: 2,
    unread: 0,
    isMentioned: false,
    isMuted: false,
    readPosition: 0,
    lastPosition: 0,
    ...facts,
  }
}
