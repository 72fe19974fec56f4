import { z } from 'zod'
import { defineCall } from './call.ts'
import {
  hasVisibleCharacter,
  idSchema,
  isStorable,
  makeTextSchema,
  refuseInvisible,
  timeSchema,
} from './fields.ts'
import { normalizeUnicode } from './normalize-unicode.ts'

/** Chat rooms. Messages are sent over Socket.IO (`room-events.ts`) and read with these calls. */

export const globalRoom = 'global'

export const roomLimits = {
  idCharacters: 64,
  messageCharacters: 4000,
  /** Maximum number of rooms that a connection can join at a time. */
  roomsOfSocket: 20,
  /** Messages per page. */
  page: 100,
} as const

/** The room of a problem has the id `problem:` plus the problem id; users cannot create rooms of this form. */
export const problemRoomPrefix = 'problem:'

const roomIdMessage =
  'A room id is 1 to 64 letters, digits, dots, dashes and underscores, and begins with a letter or digit'

/** The id of a room that a user creates: typed by people, so letters of all scripts are allowed. */
export const newRoomIdSchema = z
  .string({ error: 'Room id must be a text' })
  .trim()
  .overwrite((text) => normalizeUnicode(text, 'NFC'))
  .superRefine(refuseInvisible('The name of a room'))
  .regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{0,63}$/u, roomIdMessage)

export const roomKinds = ['global', 'named', 'problem'] as const
export const roomKindSchema = z.enum(roomKinds)

/** Must contain a visible character. */
export const roomTextSchema = z
  .string({ error: 'Text must be a text' })
  .max(roomLimits.messageCharacters, `A message must be at most ${roomLimits.messageCharacters} characters`)
  .refine(hasVisibleCharacter, 'A message must not be blank')
  .refine(isStorable, 'A message must hold neither a NUL character nor half a character')

export const roomMessageSchema = z.object({
  _id: z.string(),
  room: z.string(),
  /** Position in the room, from 1, without gaps. */
  position: z.number().int(),
  /**
   * Number of this message's last change among all changes in the room (sent, edited, removed), from 1 without gaps. A client
   * that has all changes up to n requests those after n.
   */
  revision: z.number().int(),
  /** Markdown; empty when removed. Folded code blocks are left out. */
  text: z.string(),
  /** Number of code blocks left out because the reader has not solved the room's problem yet. */
  foldedBlocks: z.number().int(),
  /** null if erased. */
  author: z.object({ _id: z.string(), name: z.string(), avatarUrl: z.string().nullable() }).nullable(),
  /** People mentioned with an @. */
  mentions: z.array(z.object({ _id: z.string(), name: z.string() })),
  /** Idempotency key of the author, included only for the author. */
  key: z.string().nullable(),
  at: timeSchema,
  editedAt: timeSchema.nullable(),
  /** Who removed it; null if it was not removed. */
  removedBy: z.enum(['author', 'admin']).nullable(),
})
export type RoomMessage = z.infer<typeof roomMessageSchema>

export const roomSchema = z.object({
  _id: z.string(),
  kind: roomKindSchema,
  /** Display name: its id, or the title of its problem. */
  name: z.string(),
  problemId: z.string().nullable(),
  /** Number of distinct people in it now, across all servers. */
  online: z.number().int(),
  unread: z.number().int(),
  /** Whether an unread message mentions the caller. */
  isMentioned: z.boolean(),
  /** Whether the caller switched off its unread indicator. */
  isMuted: z.boolean(),
  /** Last position that the caller has read. */
  readPosition: z.number().int(),
  lastPosition: z.number().int(),
})
export type Room = z.infer<typeof roomSchema>

/** PostgreSQL's largest integer, which bounds positions. */
const mostNumber = 2 ** 31 - 1

const byRoom = z.object({ id: z.string().max(200) })
const byMessage = byRoom.extend({ messageId: idSchema })
const acknowledged = z.object({ message: z.string() })

export const ownRooms = defineCall({
  method: 'GET',
  path: '/room',
  summary: "The caller's rooms: the global one first, then by the last message",
  access: 'user',
  part: 'rooms',
  response: z.object({
    rooms: z.array(roomSchema),
    /** People whose messages the caller has muted. */
    mutedPeople: z.array(z.object({ _id: z.string(), name: z.string() })),
    /** Until then the caller may not write; null if they may. */
    silencedUntil: timeSchema.nullable(),
  }),
  errors: [],
})

export const roomMessages = defineCall({
  method: 'GET',
  path: '/room/:id/message',
  summary:
    'Messages of a room that the caller has joined: the last ones, those before a position, or every one that changed after a revision',
  access: 'user',
  part: 'rooms',
  params: byRoom,
  query: z.object({
    before: z.coerce.number().int().min(1).max(mostNumber).optional(),
    since: z.coerce.number().int().min(0).max(mostNumber).optional(),
  }),
  response: z.object({
    /** Sorted by position, or with `since` by revision. At most `roomLimits.page`. */
    messages: z.array(roomMessageSchema),
    /** Revision of the room at that moment. */
    revision: z.number().int(),
    /** Whether there are more in the requested direction. */
    hasMore: z.boolean(),
  }),
  errors: ['room_not_found'],
})

export const readRoom = defineCall({
  method: 'POST',
  path: '/room/:id/read',
  summary: 'Everything up to a position counts as read',
  access: 'user',
  part: 'rooms',
  params: byRoom,
  body: z.object({ position: z.number({ error: 'position must be a number' }).int().min(0).max(mostNumber) }),
  response: acknowledged,
  errors: ['room_not_found'],
})

export const leaveRoom = defineCall({
  method: 'DELETE',
  path: '/room/:id',
  summary: 'Take a room out of the own list; the global room stays',
  access: 'user',
  part: 'rooms',
  params: byRoom,
  response: acknowledged,
  errors: ['room_not_found', 'not_leavable'],
})

export const muteRoom = defineCall({
  method: 'PATCH',
  path: '/room/:id',
  summary: 'Want or not want unread marks of a room',
  access: 'user',
  part: 'rooms',
  params: byRoom,
  body: z.object({ isMuted: z.boolean({ error: 'isMuted must be true or false' }) }),
  response: acknowledged,
  errors: ['room_not_found'],
})

export const editRoomMessage = defineCall({
  method: 'PATCH',
  path: '/room/:id/message/:messageId',
  summary: 'Change an own message',
  access: 'user',
  part: 'rooms',
  params: byMessage,
  body: z.object({ text: roomTextSchema }),
  response: roomMessageSchema,
  errors: ['room_not_found', 'message_not_found', 'silenced'],
})

export const removeRoomMessage = defineCall({
  method: 'DELETE',
  path: '/room/:id/message/:messageId',
  summary: 'Remove an own message; admins any',
  access: 'user',
  part: 'rooms',
  params: byMessage,
  response: roomMessageSchema,
  errors: ['room_not_found', 'message_not_found'],
})

export const reportRoomMessageBody = z.object({
  reason: makeTextSchema({ most: 500, name: 'Reason' }).default(''),
})

export const reportRoomMessage = defineCall({
  method: 'POST',
  path: '/room/:id/message/:messageId/report',
  summary: 'Tell the admins about a message; saying it twice changes the reason',
  access: 'user',
  part: 'rooms',
  params: byMessage,
  body: reportRoomMessageBody,
  response: acknowledged,
  errors: ['room_not_found', 'message_not_found'],
})

export const roomPeople = defineCall({
  method: 'GET',
  path: '/room/:id/people',
  summary: 'People of a room whose name begins so, those who are online first; at most 20',
  access: 'user',
  part: 'rooms',
  params: byRoom,
  query: z.object({ q: makeTextSchema({ most: 100, name: 'q' }).default('') }),
  response: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      avatarUrl: z.string().nullable(),
      isOnline: z.boolean(),
    }),
  ),
  errors: ['room_not_found'],
})

export const mutePerson = defineCall({
  method: 'PUT',
  path: '/room-muted/:id',
  summary: 'Do not show what this person writes',
  access: 'user',
  part: 'rooms',
  params: z.object({ id: idSchema }),
  response: acknowledged,
  errors: ['user_not_found'],
})

export const unmutePerson = defineCall({
  method: 'DELETE',
  path: '/room-muted/:id',
  summary: 'Show what this person writes again',
  access: 'user',
  part: 'rooms',
  params: z.object({ id: idSchema }),
  response: acknowledged,
  errors: ['user_not_found'],
})
