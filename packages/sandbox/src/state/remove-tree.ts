import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { SandboxError } from '../sandbox-error.ts'

const run = promisify(execFile)

/**
 * Removes a folder that may contain anything a program made; links are removed, never followed. Throws `SandboxError` if
 * something cannot be removed.
 */
export async function removeTree(folder: string): Promise<void> {
  try {
    await rm(folder, { recursive: true, force: true })
  } catch {
    await removeStubborn(folder)
  }
}

// For paths longer than the kernel accepts and folders without permissions: rm and chmod walk by file descriptor.
async function removeStubborn(folder: string): Promise<void> {
  try {
    await run('chmod', ['-R', 'u+rwX', '--', folder]).catch(() => {})
    await run('rm', ['-rf', '--one-file-system', '--', folder])
  } catch (cause) {
    throw new SandboxError(`The folder "${folder}" could not be removed.`, { cause })
  }
}
