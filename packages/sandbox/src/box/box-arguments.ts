import { existsSync, readdirSync } from 'node:fs'
import type { BoxLimits, BoxProgram } from '../sandbox.ts'
import type { Tools } from './tools.ts'

const devices = ['null', 'zero', 'full', 'random', 'urandom']

const namespaces = ['user', 'pid', 'ipc', 'uts', 'cgroup'].map((name) => `--unshare-${name}`)

const environment = { PATH: '/usr/bin', HOME: '/tmp', LANG: 'C.UTF-8', TMPDIR: '/tmp' }

const system = [
  ...['--ro-bind', '/usr', '/usr'],
  ...['--symlink', 'usr/bin', '/bin', '--symlink', 'usr/lib', '/lib', '--symlink', 'usr/lib64', '/lib64'],
  ...['--proc', '/proc', '--remount-ro', '/proc'],
]

// /dev is part of the root, which becomes read-only: bubblewrap's own /dev is a tmpfs without a limit.
const deviceFolder = [
  ...devices.flatMap((name) => ['--dev-bind', `/dev/${name}`, `/dev/${name}`]),
  ...['stdin', 'stdout', 'stderr'].flatMap((name, fd) => [
    '--symlink',
    `/proc/self/fd/${fd}`,
    `/dev/${name}`,
  ]),
  ...['--symlink', '/proc/self/fd', '/dev/fd', '--symlink', '/tmp', '/dev/shm'],
]

/** File descriptors the launcher opens for bubblewrap; the program gets neither. */
export const statusDescriptor = 3
export const filterDescriptor = 9

/**
 * Everything bubblewrap is told for one run, the program included.
 * The box holds /usr, a /proc of its own, a few devices, an empty /tmp and /box, and nothing else.
 */
export function boxArguments(program: BoxProgram, limits: BoxLimits, tools: Tools): string[] {
  return [
    ...namespaces,
    ...(tools.bwrapForbidsUserNamespaces ? ['--disable-userns'] : []),
    ...['--die-with-parent', '--new-session', '--cap-drop', 'ALL', '--hostname', 'box'],
    ...['--clearenv', ...Object.entries(environment).flatMap(([name, value]) => ['--setenv', name, value])],
    ...system,
    ...deviceFolder,
    ...settingsOf(program).flatMap((folder) => ['--ro-bind', folder, folder]),
    ...['--size', String(limits.tmpBytes), '--perms', '0700', '--tmpfs', '/tmp'],
    ...program.mounts.flatMap(({ from, to }) => ['--ro-bind', from, to]),
    ...[program.folderIsWritable ? '--bind' : '--ro-bind', program.folder, '/box', '--chdir', '/box'],
    ...['--remount-ro', '/'],
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
  return program.argv[0].startsWith('/usr/lib/jvm/') ? javaSettings : []
}
