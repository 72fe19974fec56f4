import type { BoxLimits, BoxProgram } from '../sandbox.ts'
import type { BoxFiles, StreamFiles } from './box-files.ts'
import { deviceLinks, deviceNames } from './device-folder.ts'
import type { SharedBoxFiles } from './shared-box-files.ts'

const namespaces = ['user', 'pid', 'ipc', 'uts', 'cgroup'].map((name) => `--unshare-${name}`)

const environment = {
  ...{ PATH: '/usr/bin', HOME: '/tmp', LANG: 'C.UTF-8', TMPDIR: '/tmp' },
  // Numeric libraries start a thread for each core otherwise, whose CPU time counts against the limit.
  OPENBLAS_NUM_THREADS: '1',
}

const hostSystem = [
  ...['--ro-bind', '/usr', '/usr'],
  ...['--symlink', 'usr/bin', '/bin', '--symlink', 'usr/lib', '/lib', '--symlink', 'usr/lib64', '/lib64'],
  ...['--proc', '/proc'],
]

// Each device is bind-mounted on its own into the root, which is read-only: bubblewrap's own /dev would be a tmpfs without a size
// limit.
const singleDevices = deviceNames.flatMap((name) => ['--dev-bind', `/dev/${name}`, `/dev/${name}`])
/** A system folder in memory contains these links already. */
const singleLinks = deviceLinks.flatMap(([target, name]) => ['--symlink', target, `/dev/${name}`])

/** Target of the links such as /dev/stdin, by which programs open their standard streams. */
const streamsInBox = '/proc/self/fd'

/** File descriptors that the launcher opens for bubblewrap; the program inherits none of them. */
export const statusDescriptor = 3
export const goDescriptor = 7
export const filterDescriptor = 9

export interface BoxSpace extends SharedBoxFiles {
  readonly program: BoxProgram
  readonly limits: BoxLimits
  readonly files: BoxFiles
  /** Those of `files` that the program gets. */
  readonly streamFiles: StreamFiles
}

/**
 * The complete command line of bubblewrap for one run, including the program. The box contains its system, a few devices, an
 * empty /tmp, and /box; nothing else.
 */
export function boxArguments(space: BoxSpace): string[] {
  const { program, limits, tools, devices, emptyFolder, systemFolder, streamFiles } = space
  const { seesHost = false } = program
  return [
    ...namespaces,
    ...(tools.bwrapForbidsUserNamespaces ? ['--disable-userns'] : []),
    ...['--die-with-parent', '--new-session', '--cap-drop', 'ALL', '--hostname', 'box'],
    ...['--clearenv', ...Object.entries(environment).flatMap(([name, value]) => ['--setenv', name, value])],
    ...(seesHost
      ? // The first process in the box is bubblewrap: this hides its memory, environment and arguments.
        [...hostSystem, '--ro-bind', emptyFolder, '/proc/1', '--remount-ro', '/proc']
      : ['--ro-bind', systemFolder, '/', '--ro-bind', streamFiles.streams, streamsInBox]),
    ...(devices === null
      ? [...singleDevices, ...(seesHost ? singleLinks : [])]
      : ['--dev-bind', devices, '/dev']),
    ...['--size', String(limits.tmpBytes), '--perms', '0700', '--tmpfs', '/tmp'],
    ...program.mounts.flatMap(({ from, to }) => ['--ro-bind', from, to]),
    ...['--ro-bind', program.folder, '/box', '--chdir', '/box'],
    ...(seesHost ? ['--remount-ro', '/'] : []),
    // Bubblewrap sets up the box, but starts the program only when it can read a byte from this descriptor.
    ...['--block-fd', String(goDescriptor)],
    ...['--json-status-fd', String(statusDescriptor), '--seccomp', String(filterDescriptor)],
    ...['--', ...program.argv],
  ]
}
