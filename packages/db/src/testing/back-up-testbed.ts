import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BackUp, JudgedCase } from '@codedojo/contract'
import { sql } from 'drizzle-orm'
import { tableNames } from '../backup/empty-database.ts'
import { writeBackUp } from '../backup/write-back-up.ts'
import type { Database } from '../connection.ts'
import * as schema from '../schema/index.ts'
import { addProblem } from './add-problem.ts'
import { cloneDatabase } from './clone-database.ts'

export interface BackUpTestbed extends AsyncDisposable {
  readonly folder: string
  readonly path: string
  readonly from: Database
  readonly into: Database
}

/** An installation with rows of every kind, an empty database to restore into, and a folder. */
export async function openBackUpTestbed(): Promise<BackUpTestbed> {
  const folder = await mkdtemp(join(tmpdir(), 'codedojo-backup-'))
  const [from, into] = await Promise.all([cloneDatabase(), cloneDatabase()])
  await fillInstallation(from)
  return {
    folder,
    path: join(folder, 'monday.backup'),
    from,
    into,
    [Symbol.asyncDispose]: async () => {
      await Promise.all([from[Symbol.asyncDispose](), into[Symbol.asyncDispose]()])
      await rm(folder, { recursive: true })
    },
  }
}

const judged: JudgedCase = {
  ...{ index: 1, kind: 'visible', status: 'Accepted', cpuMs: 4, memoryKb: 3400 },
  ...{
    exitCode: 0,
    signal: null,
    stdout: null,
    stdoutIsCut: false,
    stderr: null,
    difference: null,
    expected: null,
  },
}

const strange = 'tab\t newline\n backslash \\ \\. \\N quote " emoji 🥋 Cyrillic Ж right-to-left שלום'

/** Adds a person, a problem, submissions in every state, open jobs and an audit event, with values that are hard to serialise. */
export async function fillInstallation(database: Database): Promise<void> {
  const { queries } = database
  const [userId, submissionId] = [randomUUID(), randomUUID()]
  await queries
    .insert(schema.user)
    .values({ id: userId, name: strange, firstName: strange, email: 'a@example.org' })
  await queries
    .insert(schema.session)
    .values({ id: randomUUID(), userId, token: 'secret', expiresAt: new Date() })
  await queries.insert(schema.account).values({
    ...{ id: randomUUID(), userId, accountId: userId, providerId: 'credential', password: '$argon2id$…' },
  })
  const problemId = await addProblem(database, {
    editorial: strange,
    cases: [{ in: Buffer.from([0, 1, 2, 254, 255, 10, 92]), out: '' }],
  })
  const submission = {
    userId,
    problemId,
    problemRevision: 1,
    language: 'python',
    code: `a\0b\n${strange}`,
  } as const
  await queries.insert(schema.submission).values({ id: submissionId, ...submission, status: 'Judging' })
  await queries.insert(schema.submission).values({
    ...{ id: randomUUID(), ...submission, status: 'Accepted', errorMessage: strange, runtimeMs: 0.1 + 0.2 },
    cases: [judged],
  })
  await queries.insert(schema.judgeJob).values({
    ...{ id: submissionId, kind: 'submit', ...submission, customInputs: [], priority: 1 },
    ...{ state: 'judging', attempt: 1, judgeId: randomUUID() },
  })
  await queries.insert(schema.runtimeSpread).values({ submissionId, runsMs: [1, 2, 3] })
  await queries
    .insert(schema.submissionRepair)
    .values({ submissionId, repair: { kind: 'number', line: 1, was: '1', becomes: '2' } })
  await queries.insert(schema.activeDay).values({ day: '2026-01-31', userId })
  await queries.insert(schema.auditEvent).values({
    ...{
      id: randomUUID(),
      action: 'user.signed_up',
      subjectKind: 'user',
      subjectId: userId,
      after: { name: strange },
    },
  })
  const order = {
    userId,
    kind: 'premium',
    itemName: 'Premium',
    amountPaise: 200_000,
    provider: 'test',
  } as const
  await queries.insert(schema.order).values({ id: randomUUID(), ...order, itemId: randomUUID() })
  await queries.insert(schema.installationFact).values({ key: 'cookie_secret', value: 'a secret' })
}

export function backUp({ from, path }: BackUpTestbed): Promise<BackUp> {
  return writeBackUp(from, { path, version: '9.9.9', overwrite: false })
}

/** The rows of every table as text, sorted. */
export async function rowsOf({ queries }: Database): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {}
  for (const name of tableNames()) {
    const table = sql.identifier(name)
    const { rows } = await queries.execute<{ row: string }>(
      sql`select t::text as row from ${table} as t order by 1`,
    )
    tables[name] = rows.map(({ row }) => row)
  }
  return tables
}
