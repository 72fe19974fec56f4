import { isWithin } from '../is-within.ts'
import { deviceNames } from './device-folder.ts'

/** What every box is made of: programs, Java's settings, single devices where there can be no folder of them. */
const always = ['/usr', '/etc', '/bin', '/lib', '/lib64', ...deviceNames.map((name) => `/dev/${name}`)]

/** Covered by the one that is mounted anew; what lies below the old one cannot be named. */
const covered = '/proc'

/**
 * The mount points of which a launcher that works in these folders needs nothing, the last mounted first; one on which several
 * are mounted is named as often. The folders are where they are said to be: none is, or lies behind, a link.
 * For each folder that bubblewrap mounts it reads the list of all mounts: with sixty more of them, which Docker or snap packages
 * soon bring, a box would take half as much time again. And what is not there nobody reaches.
 * Source of the format: proc_pid_mountinfo(5).
 */
export function needlessMounts(mountInfo: string, folders: readonly string[]): string[] {
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

/** Spaces, tabs, line breaks and backslashes are written as octal numbers. */
function decode(field: string): string {
  return field.replaceAll(/\\([0-7]{3})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 8)))
}
