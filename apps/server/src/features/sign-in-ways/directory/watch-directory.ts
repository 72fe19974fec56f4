import { schema } from '@codedojo/db'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { pollRepeatedly } from '../../../poll-repeatedly.ts'
import { IdentityError } from '../../../providers/identity/index.ts'
import { type LookResult, lookForLeavers } from './look-for-leavers.ts'

const { installationFact } = schema

const key = 'directory_look'
/** How often each server asks whether a look is due. */
const pollMs = 10 * 60_000
/** Hours until the next look: after one that came to an end, and after one that failed or whose server died. */
const [hoursAfterDone, hoursAfterFailure] = [24, 1]

const lookSchema = z.object({
  at: z.string(),
  result: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('done'), suspended: z.number(), letIn: z.number(), kept: z.number() }),
      z.object({ kind: z.literal('too_many'), leaving: z.number(), all: z.number() }),
      z.object({ kind: z.literal('failed'), why: z.string() }),
      z.object({ kind: z.literal('running') }),
    ])
    .catch({ kind: 'running' }),
})
type Look = z.infer<typeof lookSchema>

interface DirectoryLog {
  readonly warn: (message: string) => void
  readonly error: (message: string, error: unknown) => void
}

/** Looks for people who have left the directory once a day, whichever server comes first, until it is disposed. */
export function watchDirectory(context: Context, log: DirectoryLog): AsyncDisposable {
  return pollRepeatedly(() => lookIfDue(context, log), {
    everyMs: pollMs,
    onFailure: (error) => log.error('people who have left the directory could not be looked for', error),
  })
}

/** Looks now if a look is due, and keeps its result for the health page. */
export async function lookIfDue(context: Context, log: Pick<DirectoryLog, 'warn'>): Promise<void> {
  const { database, directory } = context
  if (directory === null || !(await claimLook(context))) return
  try {
    const result = await lookForLeavers(context, directory, { trustsMany: false })
    await storeResult(context, result)
    const warning = warningOf(result)
    if (warning !== null) log.warn(warning)
  } catch (error) {
    const why = error instanceof IdentityError ? error.message : 'The log of the server says why.'
    await storeResult({ database }, { kind: 'failed', why })
    if (!(error instanceof IdentityError)) throw error
    log.warn(`Nobody was looked up in the directory. ${error.message}`)
  }
}

export function warningOf(result: LookResult): string | null {
  switch (result.kind) {
    case 'too_many':
      return `The directory says that ${result.leaving} of ${result.all} people have left at once. Nobody was suspended: check LDAP_BASE, or, if it is so, run "npm run admin -- suspend-leavers --all".`
    case 'done':
      return result.kept === 0
        ? null
        : 'The last administrator stays, although the directory says that they have left.'
  }
}

/** True for one server only. */
async function claimLook({ database }: Pick<Context, 'database'>): Promise<boolean> {
  const value = sql`jsonb_build_object('at', now(), 'result', jsonb_build_object('kind', 'running'))`
  const waited = sql`case when ${installationFact}.value -> 'result' ->> 'kind' in ('done', 'too_many')
    then make_interval(hours => ${hoursAfterDone}) else make_interval(hours => ${hoursAfterFailure}) end`
  const { rows } = await database.queries.execute(sql`
    insert into ${installationFact} (key, value) values (${key}, ${value})
      on conflict (key) do update set value = excluded.value
        where (${installationFact}.value ->> 'at')::timestamptz < now() - ${waited}
      returning key`)
  return rows.length > 0
}

/** Keeps what a look ended with, also one that the operator asked for. */
export async function storeResult(
  { database }: Pick<Context, 'database'>,
  result: Look['result'],
): Promise<void> {
  const value = { at: new Date().toISOString(), result } satisfies Look
  await database.queries
    .insert(installationFact)
    .values({ key, value })
    .onConflictDoUpdate({ target: installationFact.key, set: { value } })
}

/** The last look; null if there was none. */
export async function readLastLook({ queries }: Context['database']): Promise<Look | null> {
  const [row] = await queries
    .select({ value: installationFact.value })
    .from(installationFact)
    .where(eq(installationFact.key, key))
  return lookSchema.safeParse(row?.value).data ?? null
}
