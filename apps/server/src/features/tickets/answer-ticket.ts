import { type Database, schema } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { lockPerson } from '../accounts/index.ts'
import { recordEvent } from '../audit/index.ts'
import { runIdempotently } from '../request-keys/index.ts'
import { addMessage } from './add-message.ts'
import { lockTicket } from './lock-ticket.ts'
import { ticketName } from './ticket-name.ts'

interface Answer {
  readonly ticketId: string
  readonly actorId: string
  readonly text: string
  readonly closes: boolean
  readonly requestKey?: string | undefined
}

/** Appends the operator's answer. Throws what `addMessage` and `runIdempotently` throw. */
export async function answerTicket(
  { queries }: Database,
  given: Answer,
): Promise<{ readonly isNew: boolean }> {
  const { ticketId, actorId, text, closes, requestKey } = given
  const state = closes ? 'closed' : 'answered'
  const asking = { userId: actorId, requestKey, asked: ['ticket answer', ticketId, text, closes] }
  return queries.transaction((tx) =>
    runIdempotently(tx, asking, async () => {
      const message = { ticketId, author: 'operator', authorId: actorId, text, state } as const
      const { before, position } = await addMessage(tx, message)
      await recordEvent(tx, {
        actorId,
        action: 'ticket.answered',
        subject: { kind: 'ticket', id: ticketId, name: ticketName(ticketId) },
        before: { state: before.state },
        after: { state, message: position },
      })
      return ticketId
    }),
  )
}

interface Change {
  readonly ticketId: string
  readonly actorId: string
  readonly state: 'open' | 'closed'
}

/**
 * Closes a ticket without an answer, or reopens it; an unchanged state is ignored. Throws what `lockPerson` and
 * `lockTicket` throw.
 */
export async function setTicketState({ queries }: Database, change: Change): Promise<void> {
  const { ticketId, actorId, state } = change
  const { ticket } = schema
  await queries.transaction(async (tx) => {
    await lockPerson(tx, actorId)
    const before = await lockTicket(tx, ticketId)
    if (before.state === state) return
    const closedAt = state === 'closed' ? new Date() : null
    await tx.update(ticket).set({ state, closedAt }).where(eq(ticket.id, ticketId))
    await recordEvent(tx, {
      actorId,
      action: 'ticket.state_changed',
      subject: { kind: 'ticket', id: ticketId, name: ticketName(ticketId) },
      before: { state: before.state },
      after: { state },
    })
  })
}
