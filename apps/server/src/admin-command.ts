import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { normalizeEmail } from '@codedojo/contract'
import { connect, type Database } from '@codedojo/db'
import { z } from 'zod'
import { readConfig } from './config.ts'

import { findUserByEmail, removeAllPasskeys, removeSecondFactor } from './features/accounts/index.ts'
import { backUpInstallation, makeTableProgress, restoreInstallation } from './features/admin/index.ts'
import { changeRole, makePasswordLink } from './features/people/index.ts'
import { lookForLeavers, storeResult, warningOf } from './features/sign-in-ways/index.ts'
import { moveVideos, sumVideos, videosFolder } from './features/videos/index.ts'
import { openContext } from './open-context.ts'

const usage = `Usage:
  npm run admin -- make-admin EMAIL           give an existing account the role admin
  npm run admin -- password-link EMAIL        make a link with which its owner chooses a new password, once within a day
  npm run admin -- remove-authenticator EMAIL remove the second factor of somebody who lost it and their recovery codes
  npm run admin -- remove-passkeys EMAIL      remove all passkeys of somebody who lost a device
  npm run admin -- suspend-leavers [--all]    suspend who has left the directory; --all also if they are many at once
  npm run admin -- move-videos                copy the videos of the data folder into the bucket of the settings, and compare them
  npm run admin -- doctor                     what works, what does not, and the cure
  npm run admin -- backup FILE [--force]      write everything into one file; --force replaces it
  npm run admin -- restore FILE [--replace]   make the installation what the file holds; --replace gives up the present one`

/** Database commands for the operator: `npm run admin -- COMMAND`. Exit status 1 when a command fails. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean' }, replace: { type: 'boolean' }, all: { type: 'boolean' } },
  })
  const [command, subject, ...rest] = positionals
  if (command === 'suspend-leavers' && subject === undefined) {
    return await suspendLeavers(values.all === true ? 'many' : 'few')
  }
  if (command === 'move-videos' && subject === undefined) return await moveVideosToBucket()
  if (subject === undefined || rest.length > 0) throw new Error(usage)
  if (command === 'make-admin') return await makeAdmin(subject)
  if (command === 'password-link') return await printPasswordLink(subject)
  if (command === 'remove-authenticator') return await removeFactorOf(subject)
  if (command === 'remove-passkeys') return await removePasskeysOf(subject)
  if (command === 'backup') return await backUp(resolve(subject), values.force === true ? 'replace' : 'keep')
  if (command === 'restore')
    return await restore(resolve(subject), values.replace === true ? 'replace' : 'keep')
  throw new Error(usage)
}

async function makeAdmin(email: string): Promise<void> {
  await using database = connect(readConfig().databaseUrl)
  const user = await requireAccount(database, email)
  await changeRole(database, { actorId: null, userId: user.id, role: 'admin' })
  console.log(`${email} is now an admin.`)
}

/** Prints a password link, for an admin who forgot their password and whom no other admin can help. */
async function printPasswordLink(email: string): Promise<void> {
  const config = readConfig()
  await using database = connect(config.databaseUrl)
  const { id } = await requireAccount(database, email)
  const { link, validUntil } = await makePasswordLink({ config, database }, { actorId: null, userId: id })
  console.log(`${link}\nIt works once, until ${validUntil}; an earlier link opens nothing any more.`)
}

async function removeFactorOf(email: string): Promise<void> {
  const config = readConfig()
  await using context = await openContext(config)
  const { id } = await requireAccount(context.database, email)
  await removeSecondFactor(context, { actorId: null, userId: id })
  console.log(`The password of ${email} alone signs in now. Its owner is told by mail where mail goes out.`)
}

async function removePasskeysOf(email: string): Promise<void> {
  await using context = await openContext(readConfig())
  const { id } = await requireAccount(context.database, email)
  await removeAllPasskeys(context, { actorId: null, userId: id })
  console.log(`No passkey signs in to ${email} any more. Its owner is told by mail where mail goes out.`)
}

async function suspendLeavers(most: 'few' | 'many'): Promise<void> {
  await using context = await openContext(readConfig())
  if (context.directory === null)
    throw new Error('No directory is set up: set LDAP_URL and what belongs to it.')
  const result = await lookForLeavers(context, context.directory, { trustsMany: most === 'many' })
  await storeResult(context, result)
  const warning = warningOf(result)
  if (result.kind === 'too_many') throw new Error(warning ?? '')
  console.log(`${result.suspended} have left and are suspended; ${result.letIn} are back and let in again.`)
  if (warning !== null) console.log(warning)
}

async function moveVideosToBucket(): Promise<void> {
  await using context = await openContext(readConfig())
  const { bucket, config, database } = context
  if (bucket === null) throw new Error('No bucket is set up: set S3_BUCKET and what belongs to it.')
  const { copied, known, missing, damaged } = await moveVideos({ bucket, config, database }, (line) =>
    console.log(line),
  )
  console.log(`${copied} videos were copied, and ${known} were in the bucket "${bucket.name}" already.`)
  if (missing.length > 0)
    throw new Error(`Neither in the data folder nor in the bucket: ${missing.join(', ')}.`)
  if (damaged.length > 0)
    throw new Error(
      `Not in the bucket, and their files have another length than was uploaded: ${damaged.join(', ')}. ` +
        `Put whole files into "${videosFolder(config)}" and run it again.`,
    )
  console.log(
    `All are there. Run it once more when the servers have started with the bucket. The folder "${videosFolder(config)}" is not used any more; keep it until you have a copy.`,
  )
}

async function requireAccount(database: Database, email: string) {
  const user = await findUserByEmail(database, normalizeEmail(email) ?? email)
  if (!user) throw new Error(`There is no account with the email "${email}". Sign up first.`)
  return user
}

async function backUp(path: string, existing: 'keep' | 'replace'): Promise<void> {
  const { bytes } = await backUpInstallation({
    databaseUrl: readConfig().databaseUrl,
    path,
    version: await ownVersion(),
    overwrite: existing === 'replace',
    onTable: makeTableProgress(process.stderr),
  })
  console.log(`The database is in "${path}" (${megabytes(bytes)}). Keep it from others: it holds secrets.`)
  await tellOfVideos()
}

/**
 * Says that a back-up does not contain the videos. They are large and never change, so a tool that copies only new files is
 * better for them.
 */
async function tellOfVideos(): Promise<void> {
  const config = readConfig()
  await using database = connect(config.databaseUrl)
  const { count, bytes } = await sumVideos(database)
  if (count === 0) return
  const { objectStorage } = config
  const cure =
    objectStorage === null
      ? `Copy the folder "${videosFolder(config)}", too.`
      : `They are in the bucket "${objectStorage.bucket}": its service must keep versions or a second copy.`
  console.log(`Not in it: ${count} videos of courses (${megabytes(bytes)}). ${cure}`)
}

async function restore(path: string, existing: 'keep' | 'replace'): Promise<void> {
  const { at, tables } = await restoreInstallation({
    databaseUrl: readConfig().databaseUrl,
    path,
    replace: existing === 'replace',
    onTable: makeTableProgress(process.stderr),
  })
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(
    `The installation is as it was on ${at}: ${tables.length} tables, ${rows} rows. Everybody signs in again.`,
  )
}

async function ownVersion(): Promise<string> {
  const text = await readFile(new URL('../../../package.json', import.meta.url), 'utf8')
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 ** 2).toFixed(1)} MB`
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
