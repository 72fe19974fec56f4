import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { exitOf } from './exit-of.ts'
import { adminLines } from './greeting.ts'
import type { DatabaseAddress } from './keep-database.ts'
import { serverEnvironment } from './programs.ts'
import type { Installation } from './supervise.ts'

const resultSchema = z.object({
  firstAdmin: z.object({ email: z.string(), password: z.string().nullable() }).nullable(),
})
export type SetUpResult = z.infer<typeof resultSchema>

/**
 * Migrates the database, makes the first admin and loads the starter content; what is done is not done again.
 * How to sign in as the first admin is said when it was made just now, and only then is it taken for known. What could
 * not be loaded is said as well. Throws with the output when it fails.
 */
export async function setUp(installation: Installation, database: DatabaseAddress): Promise<void> {
  const child = spawn(process.execPath, [join(installation.root, 'apps/server/src/setup.ts')], {
    env: serverEnvironment(installation, database),
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const said: string[] = []
  const failed: string[] = []
  // It may have failed and ended before it is answered; its exit code tells.
  child.stdin.on('error', () => undefined)
  createInterface({ input: child.stdout }).on('line', (line) => {
    said.push(line)
    const result = resultOf(line)
    if (result === null) return
    // No line of the log, which goes to more people: a password may be in it.
    for (const each of adminLines(result)) console.log(each)
    child.stdin.end('told\n')
  })
  child.stderr.on('data', (chunk) => failed.push(String(chunk)))
  const code = await exitOf(child)
  if (code !== 0) throw new Error(`The set-up of the database failed:\n${failed.join('')}${said.join('\n')}`)
  for (const complaint of failed.join('').split('\n')) if (complaint !== '') installation.warn(complaint)
}

function resultOf(line: string): SetUpResult | null {
  if (!line.startsWith('{')) return null
  return resultSchema.parse(JSON.parse(line))
}
