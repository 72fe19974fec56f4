import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

export type Environment = Readonly<Record<string, string | undefined>>

/** The settings of the operator: those of the file, and over them those of the process. */
export async function readEnvironment(root: string, name = '.env'): Promise<Environment> {
  const file = await readFile(join(root, name), 'utf8').catch(() => '')
  return { ...parseEnv(file), ...process.env }
}
