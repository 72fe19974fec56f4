import { calls } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { registerCall } from '../../http/register-call.ts'
import { answerTicket, setTicketState } from './answer-ticket.ts'
import { countTickets, listTickets, readTicket, requireTicket } from './managed-tickets.ts'
import { mailAuthor } from './ticket-mails.ts'

/** Calls for admins about all tickets. */
export function adminTicketRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  const find = ({ params }: { params: { id: string } }) => requireTicket(database, params.id)

  registerCall(app, context, calls.managedTickets, {
    run: async ({ query, reply }) => {
      const [tickets, counts] = await Promise.all([
        listTickets(database, query),
        countTickets(database, query),
      ])
      const total = query.state ? counts[query.state] : counts.open + counts.answered + counts.closed
      reply.header('x-total-count', String(total))
      return { counts, tickets }
    },
  })
  registerCall(app, context, calls.managedTicket, {
    find,
    run: ({ found }) => readTicket(database, found),
  })
  registerCall(app, context, calls.answerTicket, {
    find,
    run: async ({ found: ticketId, body, user, request }) => {
      const { message: text, closes, requestKey } = body
      const answer = { ticketId, actorId: user._id, text, closes, requestKey }
      const { isNew } = await answerTicket(database, answer)
      const isHandedOver = !isNew || (await mailAuthor(context, { ticketId, text, log: request.log }))
      return {
        ticket: await readTicket(database, ticketId),
        isMailed: isHandedOver && context.config.smtpUrl !== null,
      }
    },
  })
  registerCall(app, context, calls.setTicketState, {
    find,
    run: async ({ found: ticketId, body, user }) => {
      await setTicketState(database, { ticketId, actorId: user._id, state: body.state })
      return readTicket(database, ticketId)
    },
  })
}
