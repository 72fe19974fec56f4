import { schema } from '@codedojo/db'
import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Context } from '../../../context.ts'
import { noSuchMessage, requireMessage } from '../talking/message-update.ts'

const { roomReport: report } = schema

interface NewReport {
  readonly roomId: string
  readonly messageId: string
  readonly reporterId: string
  readonly reason: string
}

/**
 * Reports a message to the admins. Reporting it again updates the reason, and reopens the report only if the message
 * was edited since. Throws `message_not_found`, also for a removed one.
 */
export async function reportMessage(
  { database }: Context,
  { roomId, messageId, reporterId, reason }: NewReport,
): Promise<void> {
  await database.queries.transaction(async (tx) => {
    const { text, removedBy } = await requireMessage(tx, { roomId, messageId })
    if (removedBy !== null) throw noSuchMessage()
    await tx
      .insert(report)
      .values({ id: uuidv7(), messageId, reporterId, reason, text })
      .onConflictDoUpdate({
        target: [report.messageId, report.reporterId],
        set: {
          reason: sql`excluded.reason`,
          text: sql`excluded.text`,
          state: sql`case when ${report.text} = excluded.text then ${report.state} else 'open' end`,
        },
      })
  })
}
