import { mkdirSync, rmdirSync } from 'node:fs'
import type { CgroupDriver } from './box-cgroup.ts'

/**
 * Tests by trying whether the kernel lets us create the driver's cgroups, because folder permissions alone are not conclusive.
 * Throws `SandboxError` if the driver rejects the created cgroups.
 */
export function canCreateCgroups(driver: CgroupDriver): boolean {
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
