import { chown, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClusterPaths } from './cluster-paths.ts'
import { hasErrorCode } from './has-error-code.ts'
import { formatPasswords, makePasswords, type Passwords, passwordFileOf } from './passwords.ts'
import { makeFolderReachable, type ReachableFolder, startAsUser, waitForExit } from './start-as-user.ts'

// Nobody can sign in as the superuser, because it has no password: after initialisation no part needs its rights.
const accessRules = 'local all all scram-sha-256\n'
const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']

/**
 * Creates a cluster with both roles and the database, unless it exists. It is built in a temporary folder and renamed when
 * complete, so that a crash leaves all or nothing. The caller holds the lock.
 */
export async function makeCluster(place: ClusterPaths): Promise<void> {
  await removeUnfinished(place)
  if (await isMade(place)) return
  const unfinished = `${place.cluster}.new-${process.pid}`
  await mkdir(unfinished, { mode: 0o700 })
  const reach = await makeFolderReachable(place, unfinished)
  const initdb = ['-D', reach.seenAs, '-U', 'postgres', '--auth=reject', '--no-instructions', ...locale]
  await finish(place, reach, { argv: [join(place.binaries, 'bin/initdb'), ...initdb], input: '' })
  const passwords = makePasswords()
  await writeForUser(place, join(unfinished, 'pg_hba.conf'), accessRules)
  await writeForUser(place, passwordFileOf(unfinished), formatPasswords(passwords))
  const single = ['--single', '-D', reach.seenAs, 'postgres']
  const argv: [string, ...string[]] = [join(place.binaries, 'bin/postgres'), ...single]
  await finish(place, reach, { argv, input: rolesSql(passwords) })
  await rename(unfinished, place.cluster)
}

/** One statement per line, as single-user mode requires; passwords contain no quotes. */
function rolesSql(passwords: Passwords): string {
  return [
    `create role codedojo login createdb password '${passwords.owner}'`,
    `create role codedojo_judge login password '${passwords.judge}'`,
    'grant codedojo_judge to codedojo',
    'create database codedojo owner codedojo',
    'revoke connect, temporary on database codedojo from public',
    'grant connect on database codedojo to codedojo_judge',
    '',
  ].join('\n')
}

async function finish(
  place: ClusterPaths,
  reach: ReachableFolder,
  program: { argv: readonly [string, ...string[]]; input: string },
): Promise<void> {
  const child = startAsUser(place, reach, { argv: program.argv, stdio: 'pipe' })
  const said: string[] = []
  child.stdout?.on('data', (chunk: Buffer) => said.push(chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => said.push(chunk.toString()))
  child.stdin?.end(program.input)
  const code = await waitForExit(child)
  const text = said.join('')
  // Single-user mode continues after a failed statement and still exits with 0, so the output is checked.
  if (code === 0 && !/\b(ERROR|FATAL|PANIC):/.test(text)) return
  throw new Error(`"${program.argv[0]}" failed (exit code ${code}) for "${reach.folder}":\n${text}`)
}

async function removeUnfinished(place: ClusterPaths): Promise<void> {
  const names = await readdir(place.dataFolder)
  for (const name of names.filter((each) => each.startsWith('postgres.new-'))) {
    await rm(join(place.dataFolder, name), { recursive: true, force: true })
  }
}

async function writeForUser(place: ClusterPaths, path: string, text: string): Promise<void> {
  await writeFile(path, text, { mode: 0o600 })
  if (place.user) await chown(path, place.user.uid, place.user.gid)
}

/** Throws if another user created the cluster, for example when npm start ran once as root and once without. */
async function isMade(place: ClusterPaths): Promise<boolean> {
  const wanted = place.user?.uid ?? process.getuid?.()
  try {
    const { uid } = await stat(place.cluster)
    if (uid === wanted) return true
    throw new Error(
      `"${place.cluster}" belongs to user ${uid}, PostgreSQL runs as ${wanted}; change its owner.`,
    )
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return false
    throw error
  }
}
