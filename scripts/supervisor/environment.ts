import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

export type Environment = Readonly<Record<string, string | undefined>>

/**
 * The settings of the operator: those of the file, and over them those of the process. Throws when there is a file that cannot be read:
 * without it an installation would start on other data.
 */
export async function readEnvironment(root: string, name = '.env'): Promise<Environment> {
  const file = await readFile(join(root, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw new Error(`"${join(root, name)}" cannot be read: ${error.message}`)
  })
  return { ...parseEnv(file), ...process.env }
}
