import {
  type BodyOf,
  editRoomMessage,
  leaveRoom,
  mutePerson,
  muteRoom,
  ownRooms,
  type ResponseOf,
  readRoom,
  removeRoomMessage,
  reportRoomMessage,
  roomMessages,
  roomPeople,
  unmutePerson,
} from '@codedojo/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api/api.ts'
import { roomsKey } from '../../lib/query-keys.ts'

/** How old the numbers of people in the rooms may be: the refetch interval, in milliseconds. */
const countsHoldMs = 20_000

export type OwnRooms = ResponseOf<typeof ownRooms>

export const ownRoomsQuery = queryOptions({
  queryKey: [roomsKey, 'own'],
  queryFn: ({ signal }) => callApi(ownRooms, { signal }),
  staleTime: 0,
  refetchInterval: countsHoldMs,
})

/** People whose name starts with this text, for mentions. */
export function peopleQuery(room: string, beginning: string) {
  return queryOptions({
    queryKey: [roomsKey, 'people', room, beginning],
    queryFn: ({ signal }) => callApi(roomPeople, { params: { id: room }, query: { q: beginning }, signal }),
    placeholderData: keepPreviousData,
  })
}

interface Stretch {
  readonly before?: number
  readonly since?: number
}

/** Loads the latest messages of a room, those before a position, or the changes since a revision. */
export function readMessages(room: string, stretch: Stretch, signal: AbortSignal) {
  return callApi(roomMessages, { params: { id: room }, query: stretch, signal })
}

export function markRead(room: string, position: number) {
  return callApi(readRoom, { params: { id: room }, body: { position }, isBackground: true })
}

export function setRoomMuted(room: string, isMuted: boolean) {
  return callApi(muteRoom, { params: { id: room }, body: { isMuted } })
}

export function leaveRoomById(room: string) {
  return callApi(leaveRoom, { params: { id: room } })
}

interface Message {
  readonly room: string
  readonly _id: string
}

export function editMessage({ room, _id }: Message, body: BodyOf<typeof editRoomMessage>) {
  return callApi(editRoomMessage, { params: { id: room, messageId: _id }, body })
}

export function removeMessage({ room, _id }: Message) {
  return callApi(removeRoomMessage, { params: { id: room, messageId: _id } })
}

export function reportMessage({ room, _id }: Message, body: BodyOf<typeof reportRoomMessage>) {
  return callApi(reportRoomMessage, { params: { id: room, messageId: _id }, body })
}

export function mutePersonById(personId: string) {
  return callApi(mutePerson, { params: { id: personId } })
}

export function unmutePersonById(personId: string) {
  return callApi(unmutePerson, { params: { id: personId } })
}
