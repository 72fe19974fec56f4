import type { BoxLimits, BoxProgram } from '../sandbox.ts'
import type { BoxFiles } from './box-files.ts'
import { deviceLinks, deviceNames } from './device-folder.ts'
import type { Equipment } from './equipment.ts'

const namespaces = ['user', 'pid', 'ipc', 'uts', 'cgroup'].map((name) => `--unshare-${name}`)

const environment = { PATH: '/usr/bin', HOME: '/tmp', LANG: 'C.UTF-8', TMPDIR: '/tmp' }

const hostSystem = [
  ...['--ro-bind', '/usr', '/usr'],
  ...['--symlink', 'usr/bin', '/bin', '--symlink', 'usr/lib', '/lib', '--symlink', 'usr/lib64', '/lib64'],
  ...['--proc', '/proc'],
]

// Mounted one by one into the root, which becomes read-only: bubblewrap's own /dev is a tmpfs without a limit.
const singleDevices = deviceNames.flatMap((name) => ['--dev-bind', `/dev/${name}`, `/dev/${name}`])
/** A system in memory has them already. */
const singleLinks = deviceLinks.flatMap(([target, name]) => ['--symlink', target, `/dev/${name}`])

/** Where a program opens its streams by name: /dev/stdin and the like are links into it. */
const streamsInBox = '/proc/self/fd'

/** File descriptors the launcher opens for bubblewrap; the program gets none of them. */
export const statusDescriptor = 3
export const goDescriptor = 7
export const filterDescriptor = 9

export interface BoxSpace extends Equipment {
  readonly program: BoxProgram
  readonly limits: BoxLimits
  readonly files: BoxFiles
}

/**
 * Everything bubblewrap is told for one run, the program included.
 * The box holds its system, a few devices, an empty /tmp and /box, and nothing else.
 */
export function boxArguments(space: BoxSpace): string[] {
  const { program, limits, tools, devices, emptyFolder, systemFolder, files } = space
  const { seesHost = false } = program
  return [
    ...namespaces,
    ...(tools.bwrapForbidsUserNamespaces ? ['--disable-userns'] : []),
    ...['--die-with-parent', '--new-session', '--cap-drop', 'ALL', '--hostname', 'box'],
    ...['--clearenv', ...Object.entries(environment).flatMap(([name, value]) => ['--setenv', name, value])],
    ...(seesHost
      ? // The first process is bubblewrap itself: its memory, environment and words are nobody's business.
        [...hostSystem, '--ro-bind', emptyFolder, '/proc/1', '--remount-ro', '/proc']
      : ['--ro-bind', systemFolder, '/', '--ro-bind', files.streams, streamsInBox]),
    ...(devices === null
      ? [...singleDevices, ...(seesHost ? singleLinks : [])]
      : ['--dev-bind', devices, '/dev']),
    ...['--size', String(limits.tmpBytes), '--perms', '0700', '--tmpfs', '/tmp'],
    ...program.mounts.flatMap(({ from, to }) => ['--ro-bind', from, to]),
    ...['--ro-bind', program.folder, '/box', '--chdir', '/box'],
    ...(seesHost ? ['--remount-ro', '/'] : []),
    // Everything is made, only the program is not started, until something comes through this one.
    ...['--block-fd', String(goDescriptor)],
    ...['--json-status-fd', String(statusDescriptor), '--seccomp', String(filterDescriptor)],
    ...['--', ...program.argv],
  ]
}
