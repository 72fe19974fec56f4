import { z } from 'zod'
import { defineCall } from './call.ts'
import { emailOf, idSchema, isStorable, oneLine, requiredNameOf, textOf, timeSchema } from './fields.ts'

/** What people write to those who run the installation, and the answers. */

export const ticketStates = ['open', 'answered', 'closed'] as const
export const ticketStateSchema = z.enum(ticketStates, { error: 'State must be open, answered or closed' })
export type TicketState = z.infer<typeof ticketStateSchema>

export const ticketAuthors = ['person', 'operator'] as const

export const ticketLimits = { subjectCharacters: 200, messageCharacters: 5000, messages: 100 } as const

/** Something of the author's own that a ticket is about. */
export const ticketSubjectKinds = ['submission', 'order', 'course'] as const
export const ticketSubjectSchema = z.object({
  kind: z.enum(ticketSubjectKinds),
  _id: z.string(),
  /** What it was called when it was attached. */
  title: z.string(),
  /** Of a submission. */
  problemId: z.string().optional(),
})
export type TicketSubject = z.infer<typeof ticketSubjectSchema>

const ticketTextSchema = z
  .string({ error: 'Message is required' })
  .trim()
  .min(1, 'Message is required')
  .max(ticketLimits.messageCharacters, `Message must be at most ${ticketLimits.messageCharacters} characters`)
  .refine(isStorable, 'Message must hold neither a NUL character nor half a character')

/** One line, because it is the subject of mails, too. */
const ticketTitleSchema = z
  .string({ error: 'Subject is required' })
  .overwrite(oneLine)
  .min(1, 'Subject is required')
  .max(ticketLimits.subjectCharacters, `Subject must be at most ${ticketLimits.subjectCharacters} characters`)
  .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), 'Subject must be one line without control characters')

export const contactBody = z.object({
  name: requiredNameOf('Name'),
  email: emailOf('Please enter a valid email'),
  subject: ticketTitleSchema,
  message: ticketTextSchema,
  about: z
    .object({
      kind: z.enum(ticketSubjectKinds, {
        error: 'What it is about must be a submission, an order or a course',
      }),
      _id: idSchema,
    })
    .nullish(),
})

export const sendMessage = defineCall({
  method: 'POST',
  path: '/contact/message',
  summary: 'Write to the people who run this installation',
  access: 'user',
  body: contactBody,
  response: z.object({ message: z.string(), _id: z.string() }),
  errors: ['submission_not_found', 'order_not_found', 'course_not_found'],
})

export const ticketSummarySchema = z.object({
  _id: z.string(),
  subject: z.string(),
  state: ticketStateSchema,
  createdAt: timeSchema,
  updatedAt: timeSchema,
  messages: z.number().int(),
  /** Whether the operator has written since its author saw it. */
  isNew: z.boolean(),
})
export type TicketSummary = z.infer<typeof ticketSummarySchema>

export const ticketMessageSchema = z.object({
  position: z.number().int(),
  author: z.enum(ticketAuthors),
  /** Of the operator's side the name as everybody sees it; empty when erased. */
  authorName: z.string(),
  text: z.string(),
  at: timeSchema,
})

export const ticketDetailSchema = ticketSummarySchema.extend({
  name: z.string(),
  email: z.string(),
  about: ticketSubjectSchema.nullable(),
  thread: z.array(ticketMessageSchema),
})
export type TicketDetail = z.infer<typeof ticketDetailSchema>

const byId = z.object({ id: idSchema })

export const ownTickets = defineCall({
  method: 'GET',
  path: '/contact/ticket',
  summary: "The caller's own messages to the operator, the last changed first",
  access: 'user',
  response: z.array(ticketSummarySchema),
  errors: [],
})

export const ownTicket = defineCall({
  method: 'GET',
  path: '/contact/ticket/:id',
  summary: "One of the caller's own messages with the answers, which count as seen from then on",
  access: 'user',
  params: byId,
  response: ticketDetailSchema,
  errors: ['ticket_not_found'],
})

export const addToTicket = defineCall({
  method: 'POST',
  path: '/contact/ticket/:id/message',
  summary: 'Write once more about the same; opens a closed ticket again',
  access: 'user',
  params: byId,
  body: z.object({ message: ticketTextSchema }),
  response: ticketDetailSchema,
  errors: ['ticket_not_found', 'ticket_full'],
})

/** As admins see it. */
export const managedTicketSchema = ticketSummarySchema.omit({ isNew: true }).extend({
  name: z.string(),
  email: z.string(),
  person: z.object({ _id: z.string(), name: z.string() }),
  about: ticketSubjectSchema.nullable(),
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
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
    state: ticketStateSchema.optional(),
    /** In subject, name, email or messages. */
    q: textOf({ most: 200, name: 'q' }).optional(),
  }),
  response: z.object({
    /** In each state, whatever state is asked for; the search holds. */
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
    /** Whether nothing more is expected. */
    closes: z.boolean({ error: 'closes must be true or false' }).default(false),
  }),
  response: z.object({
    ticket: managedTicketDetailSchema,
    /** Whether a mail was handed over, too. */
    isMailed: z.boolean(),
  }),
  errors: ['ticket_not_found', 'ticket_full'],
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
