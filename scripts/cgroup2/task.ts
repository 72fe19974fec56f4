import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** `root`: everything is allowed. `ordinary user`: may only use the subtree of cgroups that was delegated to it. */
export const roles = ['root', 'ordinary user'] as const
export type Role = (typeof roles)[number]

/** How much longer than on the host itself everything may take in emulation. */
const slowness = 25
const testTimeoutMs = 10 * 60_000
/** For all tests of one role together. */
export const longestTaskMs = 40 * 60_000

/** Writes what the machine shall do into its work folder. */
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
