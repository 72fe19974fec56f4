import { z } from 'zod'
import { defineCall } from './call.ts'
import { timeSchema } from './fields.ts'

/** Support tickets: messages of users to the operators of the installation, and the answers. */

export const ticketStates = ['open', 'answered', 'closed'] as const
export const ticketStateSchema = z.enum(ticketStates, { error: 'State must be open, answered or closed' })
export type TicketState = z.infer<typeof ticketStateSchema>

export const ticketSummarySchema = z.object({
  _id: z.string(),
  subject: z.string(),
  state: ticketStateSchema,
  createdAt: timeSchema,
  updatedAt: timeSchema,
  messages: z.number().int(),
  /** Whether the operator has written since its author read it. */
  isNew: z.boolean(),
})
export type TicketSummary = z.infer<typeof ticketSummarySchema>

export const ownTickets = defineCall({
  method: 'GET',
  path: '/contact/ticket',
  summary: "The caller's own messages to the operator, the last changed first",
  access: 'user',
  response: z.array(ticketSummarySchema),
  errors: [],
})
