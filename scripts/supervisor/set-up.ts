import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { z } from 'zod'
import { exitOf } from './exit-of.ts'
import type { DatabaseAddress } from './keep-database.ts'
import { serverEnvironment } from './programs.ts'
import type { Installation } from './supervise.ts'

const resultSchema = z.object({
  firstAdmin: z.object({ email: z.string(), password: z.string().nullable() }).nullable(),
})
export type SetUpResult = z.infer<typeof resultSchema>

/**
 * Migrates the database, makes the first admin and loads the starter content; what is done is not done again.
 * The first admin is in the answer only when it was made just now, with the password only when we chose it. What could not be
 * loaded is said to the operator. Throws with the output when it fails.
 */
export async function setUp(installation: Installation, database: DatabaseAddress): Promise<SetUpResult> {
  const child = spawn(process.execPath, [join(installation.root, 'apps/server/src/setup.ts')], {
    env: serverEnvironment(installation, database),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  const failed: string[] = []
  child.stdout.on('data', (chunk) => said.push(String(chunk)))
  child.stderr.on('data', (chunk) => failed.push(String(chunk)))
  const code = await exitOf(child)
  if (code !== 0) throw new Error(`The set-up of the database failed:\n${failed.join('')}${said.join('')}`)
  for (const complaint of failed.join('').split('\n')) if (complaint !== '') installation.say(complaint)
  const line = said.join('').trim().split('\n').at(-1) ?? ''
  return resultSchema.parse(JSON.parse(line))
}
