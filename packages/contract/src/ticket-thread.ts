import { z } from 'zod'
import { defineCall } from './call.ts'
import {
  idSchema,
  invisibleTextMessage,
  isStorable,
  isVisibleOrEmpty,
  makeEmailSchema,
  makeRequiredNameSchema,
  oneLine,
  requestKeySchema,
  timeSchema,
} from './fields.ts'
import { ticketSummarySchema } from './tickets.ts'

export const ticketAuthors = ['person', 'operator'] as const

export const ticketLimits = { subjectCharacters: 200, messageCharacters: 5000, messages: 100 } as const

/** The kinds of the author's own things that a ticket can refer to. */
export const ticketSubjectKinds = ['submission', 'order', 'course'] as const
export const ticketAboutSchema = z.object({
  kind: z.enum(ticketSubjectKinds),
  _id: z.string(),
  /** Its title when it was attached. */
  title: z.string(),
  /** For a submission. */
  problemId: z.string().optional(),
})
export type TicketSubject = z.infer<typeof ticketAboutSchema>

export const ticketTextSchema = z
  .string({ error: 'Message is required' })
  .trim()
  .min(1, 'Message is required')
  .max(ticketLimits.messageCharacters, `Message must be at most ${ticketLimits.messageCharacters} characters`)
  .refine(isStorable, 'Message must hold neither a NUL character nor half a character')
  .refine(isVisibleOrEmpty, invisibleTextMessage('Message'))

/** A single line, because it is also the subject of mails. */
const ticketTitleSchema = z
  .string({ error: 'Subject is required' })
  .overwrite(oneLine)
  .min(1, 'Subject is required')
  .max(ticketLimits.subjectCharacters, `Subject must be at most ${ticketLimits.subjectCharacters} characters`)
  .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), 'Subject must be one line without control characters')
  .refine(isVisibleOrEmpty, invisibleTextMessage('Subject'))

export const contactBody = z.object({
  name: makeRequiredNameSchema('Name'),
  email: makeEmailSchema('Please enter a valid email'),
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
  body: contactBody.extend({ requestKey: requestKeySchema }),
  response: z.object({ message: z.string(), _id: z.string() }),
  errors: ['submission_not_found', 'order_not_found', 'course_not_found', 'request_key_used'],
})

export const ticketMessageSchema = z.object({
  position: z.number().int(),
  author: z.enum(ticketAuthors),
  /** For the operator's side the public name; empty if erased. */
  authorName: z.string(),
  text: z.string(),
  at: timeSchema,
})

export const ticketDetailSchema = ticketSummarySchema.extend({
  name: z.string(),
  email: z.string(),
  about: ticketAboutSchema.nullable(),
  thread: z.array(ticketMessageSchema),
})
export type TicketDetail = z.infer<typeof ticketDetailSchema>

const byId = z.object({ id: idSchema })

export const ownTicket = defineCall({
  method: 'GET',
  path: '/contact/ticket/:id',
  summary: "One of the caller's own messages with the answers, which count as seen from then on",
  access: 'user',
  params: byId,
  response: ticketDetailSchema,
  errors: ['ticket_not_found'],
})

export const addToTicketBody = z.object({ message: ticketTextSchema })

export const addToTicket = defineCall({
  method: 'POST',
  path: '/contact/ticket/:id/message',
  summary: 'Write once more about the same; opens a closed ticket again',
  access: 'user',
  params: byId,
  body: addToTicketBody.extend({ requestKey: requestKeySchema }),
  response: ticketDetailSchema,
  errors: ['ticket_not_found', 'ticket_full', 'request_key_used'],
})
