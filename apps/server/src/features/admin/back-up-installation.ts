import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { BackUp, BackUpManifest } from '@codedojo/contract'
import { type BackUpProgress, connect, type Queries, restoreBackUp, schema, writeBackUp } from '@codedojo/db'
import { recordEvent } from '../audit/index.ts'

const { installationFact } = schema
const lastBackUpKey = 'last_backup'

export interface BackUpOptions {
  readonly databaseUrl: string
  readonly path: string
  /** Version of this CodeDojo. */
  readonly version: string
  readonly overwrite: boolean
  readonly onTable: (done: BackUpProgress) => void
}

/** Writes a back-up and records it for the dashboard and the audit log. */
export async function backUpInstallation({ databaseUrl, ...options }: BackUpOptions): Promise<BackUp> {
  await using database = connect(databaseUrl, { poolSize: 2 })
  const backUp = await writeBackUp(database, options)
  await database.queries.transaction(async (tx) => {
    await noteBackUp(tx, backUp)
    const { file, bytes } = backUp
    const entry = { actorId: null, subject: { kind: 'installation' }, after: { file, bytes } } as const
    await recordEvent(tx, { ...entry, action: 'installation.backed_up' })
  })
  return backUp
}

export interface RestoreOptions {
  readonly databaseUrl: string
  readonly path: string
  readonly replace: boolean
  readonly onTable: (done: BackUpProgress) => void
}

/** Restores a back-up. The audit event and the record of the last back-up are written in the same transaction. */
export async function restoreInstallation({
  databaseUrl,
  path,
  ...options
}: RestoreOptions): Promise<BackUpManifest> {
  return restoreBackUp(databaseUrl, path, {
    ...options,
    finish: async (queries, { at, version }) => {
      const file = basename(path)
      await noteBackUp(queries, { at, file, bytes: (await stat(path)).size })
      const entry = {
        actorId: null,
        subject: { kind: 'installation' },
        after: { file, at, version },
      } as const
      await recordEvent(queries, { ...entry, action: 'installation.restored' })
    },
  })
}

async function noteBackUp(queries: Pick<Queries, 'insert'>, backUp: BackUp): Promise<void> {
  await queries
    .insert(installationFact)
    .values({ key: lastBackUpKey, value: backUp })
    .onConflictDoUpdate({ target: installationFact.key, set: { value: backUp } })
}
