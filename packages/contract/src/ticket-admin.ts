import { z } from 'zod'
import { defineCall } from './call.ts'
import { idSchema, makeTextSchema, requestKeySchema } from './fields.ts'
import { makePagingFields } from './paging.ts'
import { ticketAboutSchema, ticketMessageSchema, ticketTextSchema } from './ticket-thread.ts'
import { ticketStateSchema, ticketSummarySchema } from './tickets.ts'

const byId = z.object({ id: idSchema })

/** A support ticket as seen by admins. */
export const managedTicketSchema = ticketSummarySchema.omit({ isNew: true }).extend({
  name: z.string(),
  email: z.string(),
  person: z.object({ _id: z.string(), name: z.string() }),
  about: ticketAboutSchema.nullable(),
})
export type ManagedTicket = z.infer<typeof managedTicketSchema>

export const managedTicketDetailSchema = managedTicketSchema.extend({ thread: z.array(ticketMessageSchema) })
export type ManagedTicketDetail = z.infer<typeof managedTicketDetailSchema>

export const managedTickets = defineCall({
  method: 'GET',
  path: '/admin/ticket',
  summary: 'What people have written to the operator, the last changed first, with the number in each state',
  access: 'admin',
  query: z.object({
    ...makePagingFields(20),
    state: ticketStateSchema.optional(),
    /** Search text; matches subject, name, email and messages. */
    q: makeTextSchema({ most: 200, name: 'q' }).optional(),
  }),
  response: z.object({
    /** Number of tickets per state; the state filter is ignored, the search applies. */
    counts: z.object({ open: z.number().int(), answered: z.number().int(), closed: z.number().int() }),
    tickets: z.array(managedTicketSchema),
  }),
  errors: [],
})

export const managedTicket = defineCall({
  method: 'GET',
  path: '/admin/ticket/:id',
  summary: 'One ticket with everything that was written',
  access: 'admin',
  params: byId,
  response: managedTicketDetailSchema,
  errors: ['ticket_not_found'],
})

export const answerTicket = defineCall({
  method: 'POST',
  path: '/admin/ticket/:id/answer',
  summary: 'Answer a ticket; its author reads it in the product, and by mail where mail is set up',
  access: 'admin',
  params: byId,
  body: z.object({
    message: ticketTextSchema,
    /** Whether to close the ticket. */
    closes: z.boolean({ error: 'closes must be true or false' }).default(false),
    requestKey: requestKeySchema,
  }),
  response: z.object({
    ticket: managedTicketDetailSchema,
    /** Whether the answer was also sent by mail. */
    isMailed: z.boolean(),
  }),
  errors: ['ticket_not_found', 'ticket_full', 'request_key_used'],
})

export const setTicketState = defineCall({
  method: 'PATCH',
  path: '/admin/ticket/:id',
  summary: 'Close a ticket without an answer, or open it again',
  access: 'admin',
  params: byId,
  body: z.object({ state: z.enum(['open', 'closed'], { error: 'State must be open or closed' }) }),
  response: managedTicketDetailSchema,
  errors: ['ticket_not_found'],
})
