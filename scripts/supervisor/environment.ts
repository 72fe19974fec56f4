import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

export type Environment = Readonly<Record<string, string | undefined>>

/**
 * The operator's settings: those of the file, overridden by those of the process. Throws if the file exists but cannot be read:
 * without its settings, an installation would start on other data.
 */
export async function readEnvironment(root: string, name = '.env'): Promise<Environment> {
  const file = await readFile(join(root, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw new Error(`"${join(root, name)}" cannot be read: ${error.message}`)
  })
  return { ...parseEnv(file), ...process.env }
}
