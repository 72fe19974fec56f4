import { randomInt } from 'node:crypto'
import type { InvitationCode } from '@codedojo/contract'
import { type Database, schema } from '@codedojo/db'
import { desc, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import { AppError } from '../../http/app-error.ts'
import { recordEvent } from '../audit/index.ts'

const { invitationCode } = schema

type CodeRow = typeof invitationCode.$inferSelect

export async function listInvitationCodes({ queries }: Database): Promise<InvitationCode[]> {
  const rows = await queries.select().from(invitationCode).orderBy(desc(invitationCode.createdAt))
  return rows.map(wireCode)
}

function wireCode({ id: _id, code, name, most, used, endsAt }: CodeRow): InvitationCode {
  return { _id, code, name, most, used, endsAt: endsAt.toISOString() }
}

interface NewCode {
  readonly actorId: string
  readonly name: string
  readonly most: number
  readonly endsAt: string
}

export async function addInvitationCode(
  { queries }: Database,
  { actorId, name, most, endsAt }: NewCode,
): Promise<InvitationCode> {
  return queries.transaction(async (tx) => {
    const values = { id: uuidv7(), code: drawCode(), name, most, endsAt: new Date(endsAt) }
    const [row] = await tx.insert(invitationCode).values(values).returning()
    if (!row) throw new Error('An invitation code was not stored.')
    await recordEvent(tx, {
      actorId,
      action: 'installation.code_made',
      subject: { kind: 'installation' },
      after: { name, most, endsAt },
    })
    return wireCode(row)
  })
}

/** Throws `not_found`. */
export async function findInvitationCode({ queries }: Database, id: string): Promise<CodeRow> {
  const isUuid = z.uuid().safeParse(id).success
  const [row] = isUuid ? await queries.select().from(invitationCode).where(eq(invitationCode.id, id)) : []
  if (!row) throw unknownCode()
  return row
}

function unknownCode(): AppError {
  return new AppError('not_found', 'There is no such invitation code.')
}

/** Throws `not_found` when it was deleted meanwhile. */
export async function deleteInvitationCode(
  { queries }: Database,
  { actorId, id }: { readonly actorId: string; readonly id: string },
): Promise<void> {
  await queries.transaction(async (tx) => {
    const [row] = await tx.delete(invitationCode).where(eq(invitationCode.id, id)).returning()
    if (!row) throw unknownCode()
    const { name, most, used } = row
    await recordEvent(tx, {
      actorId,
      action: 'installation.code_deleted',
      subject: { kind: 'installation' },
      before: { name, most, used },
    })
  })
}

/** The characters of codes: letters and digits, except those that look alike. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Three groups of four, 60 random bits: nobody guesses one within its rate limit. */
function drawCode(): string {
  const group = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('')
  return `${group()}-${group()}-${group()}`
}
