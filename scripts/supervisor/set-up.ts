import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import type { DatabaseAddress } from './keep-database-running.ts'
import { serverEnvironment } from './programs.ts'
import { adminLines } from './startup-message.ts'
import type { Installation } from './supervise.ts'
import { waitForExit } from './wait-for-exit.ts'

const resultSchema = z.object({
  firstAdmin: z.object({ email: z.string(), password: z.string().nullable() }).nullable(),
})
export type SetUpResult = z.infer<typeof resultSchema>

/**
 * Migrates the database, creates the first admin and loads the starter content; each step is done once. Prints the admin's
 * sign-in details when the account was just created, and only then records them as told. Also prints what could not be loaded.
 * Throws with the output on failure.
 */
export async function setUp(installation: Installation, database: DatabaseAddress): Promise<void> {
  const child = spawn(process.execPath, [join(installation.root, 'apps/server/src/setup.ts')], {
    env: serverEnvironment(installation, database),
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const said: string[] = []
  const failed: string[] = []
  // The process may have failed and ended before it is answered; its exit code tells.
  child.stdin.on('error', () => undefined)
  createInterface({ input: child.stdout }).on('line', (line) => {
    said.push(line)
    const result = resultOf(line)
    if (result === null) return
    // Not logged, because a log has more readers and this may contain a password.
    for (const each of adminLines(result)) console.log(each)
    child.stdin.end('told\n')
  })
  child.stderr.on('data', (chunk) => failed.push(String(chunk)))
  const code = await waitForExit(child)
  if (code !== 0) throw new Error(`The set-up of the database failed:\n${failed.join('')}${said.join('\n')}`)
  for (const complaint of failed.join('').split('\n')) if (complaint !== '') installation.warn(complaint)
}

function resultOf(line: string): SetUpResult | null {
  if (!line.startsWith('{')) return null
  return resultSchema.parse(JSON.parse(line))
}
