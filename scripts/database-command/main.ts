import { spawn } from 'node:child_process'
import { access } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { startEmbedded } from '@codedojo/db/embedded'
import { parseConfig } from '../../apps/server/src/config.ts'
import { readEnvironment } from '../supervisor/environment.ts'
import { waitForExit } from '../supervisor/wait-for-exit.ts'
import { lockDataFolder } from './lock-data-folder.ts'

// Runs an entry of the server with a database: the operator's own, the embedded one of a running installation, or the embedded
// one, started only for this. With --alone, no supervisor may use the data folder meanwhile, and a missing data folder is
// created.
const root = dirname(dirname(import.meta.dirname))
const isAlone = process.argv[2] === '--alone'
const [entry = '', ...words] = process.argv.slice(isAlone ? 3 : 2)

async function main(): Promise<number> {
  const environment = await readEnvironment(root)
  const dataFolder = resolve(root, environment.DATA_DIR || 'data')
  const { databaseUrl } = parseConfig(environment)
  // Servers on other machines may use the operator's own database; --replace confirms that they are stopped.
  const knows = databaseUrl !== null && words.includes('--replace')
  await using _still = isAlone && !knows ? await lockDataFolder(dataFolder) : null
  if (databaseUrl !== null) return await run({ ...environment, DATA_DIR: dataFolder })
  if (!isAlone) await requireInstallation(dataFolder)
  const database = await startEmbedded({ dataFolder, log: console.error })
  try {
    return await run({ ...environment, DATA_DIR: dataFolder, DATABASE_URL: database.url })
  } finally {
    if (isAlone || !database.isAdopted) await database.stop()
  }
}

async function requireInstallation(dataFolder: string): Promise<void> {
  await access(join(dataFolder, 'postgres')).catch((cause) => {
    throw new Error(`There is no installation in "${dataFolder}" yet; run "npm start" first.`, { cause })
  })
}

async function run(env: Readonly<Record<string, string | undefined>>): Promise<number> {
  const child = spawn(process.execPath, [join(root, entry), ...words], { env, stdio: 'inherit' })
  return (await waitForExit(child)) ?? 1
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
