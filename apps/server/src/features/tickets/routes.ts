import { calls } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { checkRateLimit, type RateRule } from '../../http/rate-limit.ts'
import { registerCall, registerReadCall } from '../../http/register-call.ts'
import { runIdempotently } from '../request-keys/index.ts'
import { addMessage } from './add-message.ts'
import { openTicket } from './open-ticket.ts'
import { listOwnTickets, readOwnTicket, requireOwnTicket } from './own-tickets.ts'
import { mailOperator } from './ticket-mails.ts'

const tenAnHour: RateRule = {
  name: 'ticket',
  most: 10,
  windowSeconds: 3600,
  message: 'At most 10 messages an hour.',
}

interface TicketCall {
  readonly params: { readonly id: string }
  readonly user: { readonly _id: string } | null
}

/** Calls for people about their own tickets. */
export function ticketRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  const find = ({ params, user }: TicketCall) =>
    requireOwnTicket(database, { id: params.id, userId: user?._id ?? '' })
  const limit = ({ user }: { user: { _id: string } }) => checkRateLimit(database, tenAnHour, user._id)

  registerCall(app, context, calls.sendMessage, {
    limit,
    run: async ({ body, user, request }) => {
      const { id, isNew } = await openTicket(database, { userId: user._id, body })
      if (isNew) await mailOperator(context, { ticketId: id, text: body.message, log: request.log })
      return { message: 'Message submitted successfully!', _id: id }
    },
  })
  registerReadCall(app, context, calls.ownTickets, {
    read: ({ user }) => listOwnTickets(database, user._id),
  })
  registerCall(app, context, calls.ownTicket, {
    find,
    run: ({ found }) => readOwnTicket(database, found),
  })
  registerCall(app, context, calls.addToTicket, {
    find,
    limit,
    run: async ({ found, body, user, request }) => {
      const { message: text, requestKey } = body
      const asking = { userId: user._id, requestKey, asked: ['ticket message', found, text] }
      const message = { ticketId: found, author: 'person', authorId: user._id, text, state: 'open' } as const
      const { isNew } = await database.queries.transaction((tx) =>
        runIdempotently(tx, asking, async () => {
          await addMessage(tx, message)
          return found
        }),
      )
      if (isNew) await mailOperator(context, { ticketId: found, text, log: request.log })
      return readOwnTicket(database, found)
    },
  })
}
