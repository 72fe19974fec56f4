import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const userName = 'codedojo'

/** The user that PostgreSQL runs as, because it refuses to run as root. */
export interface SystemUser {
  readonly uid: number
  readonly gid: number
}

/** Returns the system user to switch to, creating it if necessary; null without root, when the current user is kept. */
export async function findSystemUser(): Promise<SystemUser | null> {
  if (process.getuid?.() !== 0) return null
  if (!(await hasUser())) await makeUser()
  return { uid: await idOf('-u'), gid: await idOf('-g') }
}

async function hasUser(): Promise<boolean> {
  return idOf('-u').then(
    () => true,
    () => false,
  )
}

async function makeUser(): Promise<void> {
  const options = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent']
  try {
    await run('useradd', [...options, '--shell', '/usr/sbin/nologin', userName])
  } catch (cause) {
    // A concurrent start created the user.
    if (await hasUser()) return
    const cure = 'Make it with useradd, start as an ordinary user, or set DATABASE_URL.'
    throw new Error(`The system user "${userName}" for PostgreSQL could not be made. ${cure}`, { cause })
  }
}

async function idOf(option: '-u' | '-g'): Promise<number> {
  const { stdout } = await run('id', [option, userName])
  return Number(stdout.trim())
}
