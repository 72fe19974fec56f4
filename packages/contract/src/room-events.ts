import { z } from 'zod'
import { newRoomIdSchema, problemRoomPrefix, roomMessageSchema, roomTextSchema } from './rooms.ts'

/**
 * Socket.IO events at `/socket.io`. Sent by clients: `join-room` and `create-room` with a room id, and `message`. Sent by the
 * server: `user-count` (distinct people), `message`, `room-created` and `room-joined` with the id, `room-error` with a sentence;
 * and, unknown to the oldest clients, `message-changed`, `room-count`, `contest-changed` and `silence-changed`. The sender is
 * determined by the session, whatever a packet contains.
 */

/** The id of a room that may exist already. */
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

/** A message sent by a client. `sender` and `username` may be present and are ignored. */
export const sentMessageSchema = z.object({
  text: roomTextSchema,
  room: roomIdSchema,
  /** Idempotency key: a message with the same key in the same room is not stored again. */
  key: z
    .string()
    .regex(/^[\w-]{8,64}$/, 'key must be 8 to 64 letters, digits, _ or -')
    .optional(),
  /** Ids of mentioned people, whose names appear in the text after an @. */
  mentions: z.array(z.string().max(64)).max(20).optional(),
})
export type SentMessage = z.input<typeof sentMessageSchema>

/** A `message` as received. */
export const receivedMessageSchema = roomMessageSchema.extend({
  /** Id of the sending socket. */
  sender: z.string(),
  username: z.string(),
})
export type ReceivedMessage = z.infer<typeof receivedMessageSchema>

/** The acknowledgement of a `message`, if its sender requested one. */
export const messageReceiptSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), message: roomMessageSchema }),
  z.object({
    ok: z.literal(false),
    error: z.string(),
    /** Seconds after which the message would be accepted. */
    retryAfter: z.number().optional(),
  }),
])
export type MessageReceipt = z.infer<typeof messageReceiptSchema>

/** Number of distinct people in a room that the page has joined; `user-count` counts everybody online. */
export const roomCountSchema = z.object({ room: z.string(), people: z.number().int().min(0) })
export type RoomCount = z.infer<typeof roomCountSchema>

/** Something in a contest changed; pages that show it should reload it. */
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
  /** Until then the receiver may not write in rooms; null if they may. */
  'silence-changed': (silencedUntil: string | null) => void
}

export interface ClientEvents {
  'join-room': (id: string) => void
  'create-room': (id: string) => void
  message: (message: SentMessage, acknowledge?: (receipt: MessageReceipt) => void) => void
  /** Subscribe to, or unsubscribe from, changes of a contest. */
  'follow-contest': (id: string) => void
  'unfollow-contest': (id: string) => void
}
