import { z } from 'zod'
import { defineCall } from './call.ts'
import { idSchema, makeTextSchema, timeSchema } from './fields.ts'
import { makePagingFields } from './paging.ts'
import { roomKindSchema, roomMessageSchema } from './rooms.ts'

const acknowledged = z.object({ message: z.string() })

export const managedRoomSchema = z.object({
  _id: z.string(),
  kind: roomKindSchema,
  name: z.string(),
  members: z.number().int(),
  messages: z.number().int(),
  lastMessageAt: timeSchema.nullable(),
  createdAt: timeSchema,
  /** Whether nobody can write in it or join it. */
  isClosed: z.boolean(),
})
export type ManagedRoom = z.infer<typeof managedRoomSchema>

export const managedRooms = defineCall({
  method: 'GET',
  path: '/admin/room',
  summary: 'Every room, the one with the last message first',
  access: 'admin',
  part: 'rooms',
  query: z.object({ ...makePagingFields(20), q: makeTextSchema({ most: 200, name: 'q' }).optional() }),
  response: z.array(managedRoomSchema),
  errors: [],
})

export const closeRoom = defineCall({
  method: 'PATCH',
  path: '/admin/room/:id',
  summary: 'Close a room, or open it again; the global room stays open',
  access: 'admin',
  part: 'rooms',
  params: z.object({ id: z.string().max(200) }),
  body: z.object({ isClosed: z.boolean({ error: 'isClosed must be true or false' }) }),
  response: managedRoomSchema,
  errors: ['room_not_found', 'not_leavable'],
})

export const roomReportSchema = z.object({
  _id: z.string(),
  state: z.enum(['open', 'closed']),
  reason: z.string(),
  reporter: z.object({ _id: z.string(), name: z.string() }).nullable(),
  /** Number of people who reported the message. */
  reports: z.number().int(),
  /** The text at the time of the report, and the current text. */
  reportedText: z.string(),
  message: roomMessageSchema,
  roomName: z.string(),
  /** Until then its author may not write; null if they may. */
  silencedUntil: timeSchema.nullable(),
  createdAt: timeSchema,
  /** When and by whom it was closed; null if it is open or that admin was erased. */
  closedAt: timeSchema.nullable(),
  closedBy: z.string().nullable(),
  /**
   * When and by which admin the message was removed; null if it was not, if its author removed it, or if the admin was erased.
   */
  removedAt: timeSchema.nullable(),
  removedByAdmin: z.string().nullable(),
})
export type RoomReport = z.infer<typeof roomReportSchema>

export const roomReports = defineCall({
  method: 'GET',
  path: '/admin/room-report',
  summary: 'Messages that people reported, the oldest open one first',
  access: 'admin',
  part: 'rooms',
  query: z.object({ ...makePagingFields(20), state: z.enum(['open', 'closed']).default('open') }),
  response: z.object({ open: z.number().int(), reports: z.array(roomReportSchema) }),
  errors: [],
})

export const closeRoomReport = defineCall({
  method: 'POST',
  path: '/admin/room-report/:id/close',
  summary: 'Be done with a reported message: all its open reports are closed',
  access: 'admin',
  part: 'rooms',
  params: z.object({ id: idSchema }),
  body: z.object({ removesMessage: z.boolean({ error: 'removesMessage must be true or false' }) }),
  response: acknowledged,
  errors: ['report_not_found'],
})

export const silencePerson = defineCall({
  method: 'PUT',
  path: '/admin/room-silence/:id',
  summary: 'Keep somebody from writing in rooms for a while; 0 minutes lets them write again',
  access: 'admin',
  part: 'rooms',
  params: z.object({ id: idSchema }),
  body: z.object({
    minutes: z
      .number({ error: 'minutes must be a number' })
      .int('minutes must be a whole number')
      .min(0, 'minutes must be at least 0')
      .max(525_600, 'minutes must be at most 525600, a year'),
    reason: makeTextSchema({ most: 500, name: 'Reason' }).default(''),
  }),
  response: z.object({ silencedUntil: timeSchema.nullable() }),
  errors: ['user_not_found'],
})
