import { mkdirSync, rmdirSync } from 'node:fs'
import type { GroupDriver } from './box-group.ts'

/** Whether the kernel lets us make the driver's cgroups; permissions of folders alone do not tell. */
export function canMakeGroups(driver: GroupDriver): boolean {
  const folders = driver.foldersOf(0).toReversed()
  const made: string[] = []
  try {
    for (const folder of folders) {
      mkdirSync(folder)
      made.unshift(folder)
    }
    return true
  } catch {
    return false
  } finally {
    for (const folder of made) rmdirSync(folder)
  }
}
