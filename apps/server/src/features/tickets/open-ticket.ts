import type { sendMessage } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import { lockPerson } from '../accounts/index.ts'
import { runIdempotently } from '../request-keys/index.ts'
import { readTicketSubject } from './ticket-subject.ts'

export interface NewTicket {
  readonly userId: string
  readonly body: z.output<typeof sendMessage.body>
}

/** Stores a new ticket. Throws what `readTicketSubject`, `lockPerson` and `runIdempotently` throw. */
export async function openTicket(
  database: Database,
  { userId, body }: NewTicket,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const { name, email, subject, message, about } = body
  const attached = about ? await readTicketSubject(database, { userId, ...about }) : null
  return database.queries.transaction((tx) =>
    runIdempotently(tx, { userId, requestKey: body.requestKey, asked: ['ticket', body] }, async () => {
      const id = uuidv7()
      await lockPerson(tx, userId)
      await tx.insert(schema.ticket).values({ id, userId, name, email, subject, about: attached })
      const first = { ticketId: id, position: 1, author: 'person', authorId: userId, text: message } as const
      await tx.insert(schema.ticketMessage).values(first)
      return id
    }),
  )
}
