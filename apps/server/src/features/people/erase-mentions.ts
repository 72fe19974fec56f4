import type { Transaction } from '@codedojo/db'
import { sql } from 'drizzle-orm'

/**
 * Removes a person's name from messages that mention them with an @, and from the copies in reports. Their own messages
 * stay without their name.
 */
export async function eraseMentions(tx: Transaction, userId: string): Promise<void> {
  const named = JSON.stringify([{ _id: userId }])
  const nameIn = sql`(select each ->> 'name' from jsonb_array_elements(said.mentions) as each where each ->> '_id' = ${userId} limit 1)`
  const anonymous = (text: string) => sql`replace(${sql.raw(text)}, '@' || ${nameIn}, '@somebody')`
  await tx.execute(sql`
    update room_report as report set text = ${anonymous('report.text')}
      from room_message as said where said.id = report.message_id and said.mentions @> ${named}::jsonb`)
  await tx.execute(sql`
    update room_message as said set
        text = ${anonymous('said.text')},
        mentions = (select coalesce(jsonb_agg(each), '[]') from jsonb_array_elements(said.mentions) as each
          where each ->> '_id' <> ${userId})
      where said.mentions @> ${named}::jsonb`)
}
