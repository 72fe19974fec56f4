import { mkdirSync, rmdirSync } from 'node:fs'
import type { GroupDriver } from './box-group.ts'

/**
 * Whether the kernel lets us make the driver's cgroups; permissions of folders alone do not tell.
 * Throws `SandboxError` where the driver refuses what it sees in them.
 */
export function canMakeGroups(driver: GroupDriver): boolean {
  using made = new DisposableStack()
  try {
    for (const folder of driver.foldersOf(0).toReversed()) {
      mkdirSync(folder)
      made.defer(() => rmdirSync(folder))
    }
  } catch {
    return false
  }
  driver.refuseOldKernel?.(0)
  return true
}
