import { z } from 'zod'
import { newRoomIdSchema, problemRoomPrefix, roomMessageSchema, roomTextSchema } from './rooms.ts'

/**
 * What travels over the socket at `/socket.io`. Sent by pages: `join-room` and `create-room` with the id of a room, and
 * `message`. Received: `user-count` (distinct people), `message`, `room-created` and `room-joined` with the id, `room-error`
 * with a sentence; and, beyond what the oldest clients know, `message-changed`, `room-count`, `contest-changed` and `silence-changed`.
 * Who sends is known from the session, whatever the packet says.
 */

/** Of a room that may be there already. */
export const roomIdSchema = z.union(
  [
    newRoomIdSchema,
    z.string().regex(new RegExp(`^${problemRoomPrefix}[\\da-f-]{36}$`), {
      error: 'There is no such room',
      abort: true,
    }),
  ],
  { error: ({ errors }) => errors?.[0]?.[0]?.message },
)

/** What a page sends. `sender` and `username` may be there and are not read. */
export const sentMessageSchema = z.object({
  text: roomTextSchema,
  room: roomIdSchema,
  /** Repeating a message with the same key in the same room is no second message. */
  key: z
    .string()
    .regex(/^[\w-]{8,64}$/, 'key must be 8 to 64 letters, digits, _ or -')
    .optional(),
  /** Ids of people of the room whose names stand in the text behind an @. */
  mentions: z.array(z.string().max(64)).max(20).optional(),
})
export type SentMessage = z.input<typeof sentMessageSchema>

/** `message` as it is received. */
export const receivedMessageSchema = roomMessageSchema.extend({
  /** Id of the socket that it was sent over. */
  sender: z.string(),
  username: z.string(),
})
export type ReceivedMessage = z.infer<typeof receivedMessageSchema>

/** Answered to a `message` whose sender asked for an acknowledgement. */
export const messageReceiptSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), message: roomMessageSchema }),
  z.object({
    ok: z.literal(false),
    error: z.string(),
    /** Seconds after which the same message would be taken. */
    retryAfter: z.number().optional(),
  }),
])
export type MessageReceipt = z.infer<typeof messageReceiptSchema>

/** How many distinct people are in a room that the page is in; of everybody who is online `user-count` tells. */
export const roomCountSchema = z.object({ room: z.string(), people: z.number().int().min(0) })
export type RoomCount = z.infer<typeof roomCountSchema>

/** Something of a contest is new, and those who look at it read it again. */
export const contestNewsSchema = z.object({
  contestId: z.string(),
  what: z.enum(['board', 'announcement', 'question', 'contest']),
})
export type ContestNews = z.infer<typeof contestNewsSchema>

export interface ServerEvents {
  'user-count': (people: number) => void
  message: (message: ReceivedMessage) => void
  'message-changed': (message: z.infer<typeof roomMessageSchema>) => void
  'room-created': (id: string) => void
  'room-joined': (id: string) => void
  'room-error': (sentence: string) => void
  'room-count': (count: RoomCount) => void
  'contest-changed': (news: ContestNews) => void
  /** Until when an admin keeps the receiver from writing in rooms; null: they may write. */
  'silence-changed': (silencedUntil: string | null) => void
}

export interface ClientEvents {
  'join-room': (id: string) => void
  'create-room': (id: string) => void
  message: (message: SentMessage, acknowledge?: (receipt: MessageReceipt) => void) => void
  /** Follow, or stop following, the news of a contest. */
  'follow-contest': (id: string) => void
  'unfollow-contest': (id: string) => void
}
