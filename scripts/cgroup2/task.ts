import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** `root`: unrestricted. `ordinary user`: may use only the cgroup subtree delegated to it. */
export const roles = ['root', 'ordinary user'] as const
export type Role = (typeof roles)[number]

/** Factor by which everything may be slower in emulation than on the host. */
const slowness = 25
const testTimeoutMs = 10 * 60_000
/** For all tests of one role together. */
export const longestTaskMs = 40 * 60_000

/** Writes the task script into the work folder of the machine. */
export async function writeTask(
  work: string,
  { role, root }: { readonly role: Role; readonly root: string },
): Promise<void> {
  await copyFile(join(import.meta.dirname, 'task.sh'), join(work, 'task.sh'))
  const settings = {
    ROLE: role,
    CHECKOUT: root,
    NODE: process.execPath,
    SANDBOX_TEST_SLOWNESS: String(slowness),
    TEST_TIMEOUT_MS: String(testTimeoutMs),
    LONGEST_S: String(longestTaskMs / 1000),
  }
  const lines = Object.entries(settings).map(
    ([name, value]) => `${name}='${value.replaceAll("'", `'\\''`)}'\n`,
  )
  await writeFile(join(work, 'settings'), lines.join(''))
}
