import { realpathSync } from 'node:fs'

/** What every box needs of the host: programs, Java's settings, devices. `/proc` is mounted anew. */
const always = ['/usr', '/etc', '/bin', '/lib', '/lib64', '/dev/null', '/proc']

/**
 * The mount points of which a launcher that works in these folders needs nothing, the last mounted first; one on which several
 * are mounted is named as often. For each folder that bubblewrap mounts it reads the list of all mounts: with sixty more of
 * them, which Docker or snap packages soon bring, a box would take half as much time again. And what is not there nobody reaches.
 * Source of the format: proc_pid_mountinfo(5).
 */
export function needlessMounts(mountInfo: string, folders: readonly string[]): string[] {
  const needed = [...always, ...folders]
  const onTheWay = needed.flatMap(placesOnTheWayTo)
  const inside = [...needed, ...needed.map(realPathOf)]
  const isNeeded = (mountPoint: string) =>
    onTheWay.some((path) => isWithin(path, mountPoint)) || inside.some((path) => isWithin(mountPoint, path))
  // What lies below the old /proc is covered by the new one, and cannot be named.
  const isNameable = (mountPoint: string) => !isWithin(mountPoint, '/proc')
  return mountPointsIn(mountInfo)
    .filter((mountPoint) => isNameable(mountPoint) && !isNeeded(mountPoint))
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

/** The path, and where it and each folder above it really lie: any of them may be a link. */
function placesOnTheWayTo(path: string): string[] {
  const parts = path.split('/')
  const folders = parts.map((_, index) => parts.slice(0, index + 1).join('/')).filter(Boolean)
  return [path, ...folders.map(realPathOf)]
}

function realPathOf(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}

function isWithin(path: string, folder: string): boolean {
  return folder === '/' || path === folder || path.startsWith(`${folder}/`)
}
