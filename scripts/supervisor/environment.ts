import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

export type Environment = Readonly<Record<string, string | undefined>>

/** The settings of the operator: those of `.env`, and over them those of the process. */
export async function readEnvironment(root: string): Promise<Environment> {
  const file = await readFile(join(root, '.env'), 'utf8').catch(() => '')
  return { ...parseEnv(file), ...process.env }
}
