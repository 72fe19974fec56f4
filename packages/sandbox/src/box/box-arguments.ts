import { existsSync, readdirSync } from 'node:fs'
import type { BoxLimits, BoxProgram } from '../sandbox.ts'
import { deviceLinks, deviceNames } from './device-folder.ts'
import type { Equipment } from './equipment.ts'

const namespaces = ['user', 'pid', 'ipc', 'uts', 'cgroup'].map((name) => `--unshare-${name}`)

const environment = { PATH: '/usr/bin', HOME: '/tmp', LANG: 'C.UTF-8', TMPDIR: '/tmp' }

const system = [
  ...['--ro-bind', '/usr', '/usr'],
  ...['--symlink', 'usr/bin', '/bin', '--symlink', 'usr/lib', '/lib', '--symlink', 'usr/lib64', '/lib64'],
]

// Mounted one by one into the root, which becomes read-only: bubblewrap's own /dev is a tmpfs without a limit.
const singleDevices = [
  ...deviceNames.flatMap((name) => ['--dev-bind', `/dev/${name}`, `/dev/${name}`]),
  ...deviceLinks.flatMap(([target, name]) => ['--symlink', target, `/dev/${name}`]),
]

/** File descriptors the launcher opens for bubblewrap; the program gets none of them. */
export const statusDescriptor = 3
export const goDescriptor = 7
export const filterDescriptor = 9

export interface BoxSpace extends Equipment {
  readonly program: BoxProgram
  readonly limits: BoxLimits
}

/**
 * Everything bubblewrap is told for one run, the program included.
 * The box holds /usr, a /proc of its own, a few devices, an empty /tmp and /box, and nothing else.
 */
export function boxArguments({ program, limits, tools, devices, emptyFolder }: BoxSpace): string[] {
  return [
    ...namespaces,
    ...(tools.bwrapForbidsUserNamespaces ? ['--disable-userns'] : []),
    ...['--die-with-parent', '--new-session', '--cap-drop', 'ALL', '--hostname', 'box'],
    ...['--clearenv', ...Object.entries(environment).flatMap(([name, value]) => ['--setenv', name, value])],
    ...system,
    // The first process is bubblewrap itself: its memory, environment and words are nobody's business.
    ...['--proc', '/proc', '--ro-bind', emptyFolder, '/proc/1', '--remount-ro', '/proc'],
    ...(devices === null ? singleDevices : ['--dev-bind', devices, '/dev']),
    ...settingsOf(program).flatMap((folder) => ['--ro-bind', folder, folder]),
    ...['--size', String(limits.tmpBytes), '--perms', '0700', '--tmpfs', '/tmp'],
    ...program.mounts.flatMap(({ from, to }) => ['--ro-bind', from, to]),
    ...[program.folderIsWritable ? '--bind' : '--ro-bind', program.folder, '/box', '--chdir', '/box'],
    ...['--remount-ro', '/'],
    // Everything is made, only the program is not started, until something comes through this one.
    ...['--block-fd', String(goDescriptor)],
    ...['--json-status-fd', String(statusDescriptor), '--seccomp', String(filterDescriptor)],
    ...['--', ...program.argv],
  ]
}

// Debian's Java keeps its settings in /etc, behind links from its folder, and does not start without them.
const javaSettings = existsSync('/etc')
  ? readdirSync('/etc')
      .filter((name) => /^java-\d+-openjdk$/.test(name))
      .map((name) => `/etc/${name}`)
  : []

function settingsOf(program: BoxProgram): string[] {
  return program.argv.some((word) => word.startsWith('/usr/lib/jvm/')) ? javaSettings : []
}
