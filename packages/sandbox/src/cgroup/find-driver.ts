import { SandboxError } from '../sandbox-error.ts'
import type { CgroupDriver } from './box-cgroup.ts'
import { canCreateCgroups } from './can-create-cgroups.ts'
import { openCgroup1 } from './cgroup1.ts'
import { openCgroup2 } from './cgroup2.ts'
import { type CgroupTables, readCgroupTables } from './controllers.ts'
import { noCgroup } from './no-cgroup.ts'

const cure =
  'Limits cannot be enforced: no writable memory and pids controllers. Start as root, or as an ordinary user with ' +
  '"systemd-run --user --scope -p Delegate=yes" on a system with cgroup v2.'

export interface DriverChoice {
  readonly insecure: boolean
  readonly tables?: CgroupTables
}

/**
 * Selects the best driver that works on this machine. Throws `SandboxError` with the remedy if there is none. With `insecure` it
 * instead goes on without limits, whatever the reason.
 */
export function findDriver(
  groupName: string,
  { insecure, tables = readCgroupTables() }: DriverChoice,
): CgroupDriver {
  try {
    return openDriver(tables, groupName)
  } catch (error) {
    if (insecure) return noCgroup
    throw error
  }
}

function openDriver(tables: CgroupTables, groupName: string): CgroupDriver {
  for (const open of [openCgroup2, openCgroup1]) {
    const driver = open(tables, groupName)
    if (driver !== null && canCreateCgroups(driver)) return driver
  }
  throw new SandboxError(cure)
}
