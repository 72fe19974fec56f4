import { type Assistant, type AssistantState, assistantNames } from '@codedojo/contract'
import { type Database, type Queries, schema, type Transaction } from '@codedojo/db'
import { eq, sql } from 'drizzle-orm'
import { recordEvent } from '../../audit/index.ts'

const { assistantSwitch, user } = schema

type Switch = Pick<AssistantState, 'isOn' | 'changedBy' | 'changedAt'>

/** An assistant without a stored switch is on. */
export async function isAssistantOn(
  { queries }: { readonly queries: Queries | Transaction },
  assistant: Assistant,
): Promise<boolean> {
  const [row] = await queries
    .select({ isOn: assistantSwitch.isOn })
    .from(assistantSwitch)
    .where(eq(assistantSwitch.assistant, assistant))
  return row?.isOn ?? true
}

export async function readSwitches({ queries }: Database): Promise<Readonly<Record<Assistant, Switch>>> {
  const rows = await queries
    .select({
      assistant: assistantSwitch.assistant,
      isOn: assistantSwitch.isOn,
      changedById: assistantSwitch.changedById,
      changedAt: assistantSwitch.changedAt,
      firstName: user.firstName,
      lastName: user.lastName,
    })
    .from(assistantSwitch)
    .leftJoin(user, eq(user.id, assistantSwitch.changedById))
  const of = (assistant: Assistant): Switch => {
    const row = rows.find((one) => one.assistant === assistant)
    if (!row) return { isOn: true, changedBy: null, changedAt: null }
    const { isOn, changedById, changedAt, firstName, lastName } = row
    const name = [firstName, lastName].filter(Boolean).join(' ')
    const changedBy = changedById === null ? null : { _id: changedById, name }
    return { isOn, changedBy, changedAt: changedAt.toISOString() }
  }
  return { ninja: of('ninja'), sahayak: of('sahayak') }
}

export interface AssistantSwitch {
  readonly assistant: Assistant
  readonly isOn: boolean
  readonly actorId: string
}

/**
 * Switches an assistant on or off for everybody, from the next question on. An unchanged state is neither written nor
 * logged.
 */
export async function setAssistantSwitch(
  { queries }: Database,
  { assistant, isOn, actorId }: AssistantSwitch,
): Promise<void> {
  await queries.transaction(async (tx) => {
    // Of two concurrent admins the second waits, and sees what the first one did.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`switch:${assistant}`}, 0))`)
    if ((await isAssistantOn({ queries: tx }, assistant)) === isOn) return
    const change = { isOn, changedById: actorId, changedAt: sql`now()` }
    await tx
      .insert(assistantSwitch)
      .values({ assistant, ...change })
      .onConflictDoUpdate({ target: assistantSwitch.assistant, set: change })
    await recordEvent(tx, {
      actorId,
      action: 'assistant.switched',
      subject: { kind: 'assistant', id: assistant, name: assistantNames[assistant] },
      before: { isOn: !isOn },
      after: { isOn },
    })
  })
}
