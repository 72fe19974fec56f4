import type { sendMessage } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import { lockPerson } from '../accounts/index.ts'
import { ticketSubjectOf } from './ticket-subject.ts'

export interface NewTicket {
  readonly userId: string
  readonly body: z.output<typeof sendMessage.body>
}

/** Keeps what somebody wrote as a new ticket and answers its id. Throws as `ticketSubjectOf` and `lockPerson`. */
export async function openTicket(database: Database, { userId, body }: NewTicket): Promise<string> {
  const { name, email, subject, message, about } = body
  const attached = about ? await ticketSubjectOf(database, { userId, ...about }) : null
  const id = uuidv7()
  await database.queries.transaction(async (tx) => {
    await lockPerson(tx, userId)
    await tx.insert(schema.ticket).values({ id, userId, name, email, subject, about: attached })
    const first = { ticketId: id, position: 1, author: 'person', authorId: userId, text: message } as const
    await tx.insert(schema.ticketMessage).values(first)
  })
  return id
}
