import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { assertPortIsFree } from '../supervisor/assert-port-is-free.ts'
import { type Environment, readEnvironment } from '../supervisor/environment.ts'

export interface DevelopmentSettings {
  /** Environment variables for the programs. */
  readonly environment: Environment
  /** URL of the pages. */
  readonly address: string
  readonly host: string
  readonly port: number
  readonly serverUrl: string
  readonly dataFolder: string
  readonly admin: { readonly email: string; readonly password: string }
}

// Cookies belong to a host regardless of port: another installation on "localhost" would replace the admin's session.
const usualHost = '127.0.0.1'
const usualPort = 5173
const portsTried = 50

/**
 * Settings from `.env.dev` and the process, with defaults for data folder, admin and ports. Ports in use are skipped; a PORT that
 * was set explicitly and is in use makes it throw.
 */
export async function developmentSettings(root: string): Promise<DevelopmentSettings> {
  const own = await readEnvironment(root, '.env.dev')
  const host = own.HOST || usualHost
  if (own.PORT) await assertPortIsFree(host, Number(own.PORT))
  const port = own.PORT ? Number(own.PORT) : await freePort(host, usualPort)
  const serverPort = await freePort(usualHost, port + 1)
  const dataFolder = resolve(root, own.DATA_DIR || '.dev-data')
  const address = own.PUBLIC_URL || `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`
  const admin = {
    email: own.ADMIN_EMAIL || 'admin@example.org',
    password: own.ADMIN_PASSWORD || (await keptPassword(dataFolder)),
  }
  return {
    environment: {
      ...own,
      // The log is read by people, wherever it runs.
      LOG_FORMAT: own.LOG_FORMAT || 'text',
      HOST: usualHost,
      PORT: String(serverPort),
      PUBLIC_URL: address,
      DATA_DIR: dataFolder,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
    address,
    host,
    port,
    serverUrl: `http://${usualHost}:${serverPort}`,
    dataFolder,
    admin,
  }
}

/** The admin's password: generated at the first start and stored in the data folder, so that each start can print it. */
async function keptPassword(dataFolder: string): Promise<string> {
  const path = join(dataFolder, 'admin-password')
  const kept = await readFile(path, 'utf8').catch(() => null)
  if (kept !== null) return kept
  const password = randomBytes(9).toString('base64url')
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  // As root, the database's system user must be able to traverse the folder.
  if (process.getuid?.() === 0) await chmod(dataFolder, 0o711)
  await writeFile(path, password, { mode: 0o600 })
  return password
}

async function freePort(host: string, first: number): Promise<number> {
  for (let port = first; port < first + portsTried; port += 1) {
    const isFree = await assertPortIsFree(host, port).then(
      () => true,
      () => false,
    )
    if (isFree) return port
  }
  throw new Error(
    `Ports ${first} to ${first + portsTried - 1} on "${host}" are all taken. Set PORT to a free one.`,
  )
}
