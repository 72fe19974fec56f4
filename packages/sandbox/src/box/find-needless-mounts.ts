import { isWithin } from '../is-within.ts'
import { deviceNames } from './device-folder.ts'

/** Every box mounts from these: programs, Java's configuration, and single devices where they cannot be one folder. */
const always = ['/usr', '/etc', '/bin', '/lib', '/lib64', ...deviceNames.map((name) => `/dev/${name}`)]

/** The new /proc mount covers mounts below the old one, so they cannot be addressed. */
const covered = '/proc'

/**
 * Mount points that a launcher working in these folders does not need, most recently mounted first; a path with several mounts is
 * listed several times. The folders must be real paths. Bubblewrap reads the whole mount table for each folder that it mounts:
 * with sixty more mounts, as Docker or snap packages add, a box would take half as long again. Unmounted file systems are also
 * out of reach of the box. Source of the format: proc_pid_mountinfo(5).
 */
export function findNeedlessMounts(mountInfo: string, folders: readonly string[]): string[] {
  const needed = [...always, ...folders]
  const isNeeded = (mountPoint: string) =>
    isWithin(mountPoint, covered) ||
    needed.some((path) => isWithin(path, mountPoint) || isWithin(mountPoint, path))
  return mountPointsIn(mountInfo)
    .filter((mountPoint) => !isNeeded(mountPoint))
    .toReversed()
}

function mountPointsIn(mountInfo: string): string[] {
  return mountInfo
    .split('\n')
    .map((line) => line.split(' ')[4] ?? '')
    .filter((field) => field !== '')
    .map(decode)
}

/** The kernel escapes spaces, tabs, line breaks and backslashes as octal numbers. */
function decode(field: string): string {
  return field.replaceAll(/\\([0-7]{3})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 8)))
}
