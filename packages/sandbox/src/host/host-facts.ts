import { execFile } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Tools } from '../box/tools.ts'
import { lastUserId } from '../box/user-ids.ts'
import { baseOf } from '../cgroup/cgroup2.ts'
import { findUnified, readCgroupTables } from '../cgroup/controllers.ts'

/** What a probe printed when it failed; null if it succeeded. */
export type ProbeFailure = string | null

/** What the kernel and, in a container, its engine allow this process. */
export interface HostFacts {
  readonly isRoot: boolean
  readonly isContainer: boolean
  /** Text of /proc/self/uid_map. */
  readonly uidMap: string
  /** Text of /proc/self/status. */
  readonly status: string
  /** The AppArmor profile of this process with its mode; null without AppArmor. */
  readonly appArmor: string | null
  readonly sysctls: {
    readonly maxUserNamespaces: number | null
    /** Debian's own switch: 0 forbids user namespaces to ordinary users. */
    readonly unprivilegedUserNamespaces: number | null
    /** Ubuntu's: 1 forbids them to programs without a profile of their own. */
    readonly appArmorRestricts: number | null
  }
  /** Mount points below /proc. */
  readonly coversOfProc: readonly string[]
  /** The cgroup v2 below which groups of boxes are made; null if none is mounted. */
  readonly cgroup: CgroupFacts | null
  readonly probes: {
    /** Mount, process and network namespaces; as an ordinary user within a user namespace. */
    readonly namespaces: ProbeFailure
    readonly tmpfs: ProbeFailure
    readonly proc: ProbeFailure
    /** Becoming the last of the users of warm boxes; only for root. */
    readonly users: ProbeFailure
    /** A user namespace that one of these users makes, as each box does; only for root. */
    readonly userNamespaceOfBox: ProbeFailure
  }
}

export interface CgroupFacts {
  readonly folder: string
  readonly controllers: readonly string[]
  readonly isReadOnlyMount: boolean
  readonly isWritable: boolean
  /**
   * Whether processes outside of this container are in it, which the kernel lists as process 0. Source: the kernel's cgroup-v2.rst,
   * cgroup.procs.
   */
  readonly isShared: boolean
}

/** Reads and tries out what boxes need; takes some tens of milliseconds. */
export async function readHostFacts(
  tools: Pick<Tools, 'unshare' | 'setpriv' | 'mount' | 'sh'>,
): Promise<HostFacts> {
  const isRoot = process.geteuid?.() === 0
  const mountInfo = readIf('/proc/self/mountinfo') ?? ''
  return {
    isRoot,
    isContainer: isContainer(mountInfo),
    uidMap: readIf('/proc/self/uid_map') ?? '',
    status: readIf('/proc/self/status') ?? '',
    appArmor: readIf('/proc/self/attr/current')?.replaceAll('\0', '').trim() || null,
    sysctls: {
      maxUserNamespaces: readNumber('user/max_user_namespaces'),
      unprivilegedUserNamespaces: readNumber('kernel/unprivileged_userns_clone'),
      appArmorRestricts: readNumber('kernel/apparmor_restrict_unprivileged_userns'),
    },
    coversOfProc: mountPoints(mountInfo).filter((path) => path.startsWith('/proc/')),
    cgroup: readCgroup(mountInfo),
    probes: await probe(isRoot, tools),
  }
}

/** Files that Docker and Podman create in every container. In Kubernetes, only the layers of the image are a sign. */
const marksOfContainers = ['/.dockerenv', '/run/.containerenv']

function isContainer(mountInfo: string): boolean {
  const root = mountInfo.split('\n').find((line) => line.split(' ')[4] === '/')
  return marksOfContainers.some((path) => existsSync(path)) || / - (fuse[.-])?overlay(fs)? /.test(root ?? '')
}

function mountPoints(mountInfo: string): string[] {
  return mountInfo
    .split('\n')
    .map((line) => line.split(' ')[4] ?? '')
    .filter((path) => path !== '')
}

function readCgroup(mountInfo: string): CgroupFacts | null {
  const own = findUnified(readCgroupTables())
  if (own === null) return null
  const mount = mountInfo.split('\n').findLast((line) => line.split(' ')[4] === own.mountPoint)
  const folder = baseOf(own, { isRealRoot: !existsSync(join(own.mountPoint, 'cgroup.type')) })
  return {
    folder,
    controllers: (readIf(join(folder, 'cgroup.controllers')) ?? '').trim().split(/\s+/),
    isReadOnlyMount: mount?.split(' ')[5]?.split(',').includes('ro') ?? false,
    isWritable: ['.', 'cgroup.procs', 'cgroup.subtree_control'].every((file) =>
      isWritable(join(folder, file)),
    ),
    isShared: /^0$/m.test(readIf(join(folder, 'cgroup.procs')) ?? ''),
  }
}

async function probe(
  isRoot: boolean,
  { unshare, setpriv, mount, sh }: Pick<Tools, 'unshare' | 'setpriv' | 'mount' | 'sh'>,
): Promise<HostFacts['probes']> {
  const own = isRoot ? [] : ['--user', '--map-root-user']
  const asLastUser = [`--reuid=${lastUserId}`, `--regid=${lastUserId}`, '--clear-groups']
  const nothing = [sh, '-c', ':']
  const [namespaces, tmpfs, proc, users, userNamespaceOfBox] = await Promise.all([
    failureOf(unshare, [...own, '--mount', '--pid', '--net', '--fork', ...nothing]),
    failureOf(unshare, [...own, '--mount', mount, '-t', 'tmpfs', 'codedojo', '/tmp']),
    failureOf(unshare, [...own, '--mount', '--pid', '--fork', '--mount-proc', ...nothing]),
    isRoot ? failureOf(setpriv, [...asLastUser, ...nothing]) : null,
    isRoot ? failureOf(setpriv, [...asLastUser, unshare, '--user', ...nothing]) : null,
  ])
  return { namespaces, tmpfs, proc, users, userNamespaceOfBox }
}

const longestProbeMs = 10_000

function failureOf(command: string, words: readonly string[]): Promise<ProbeFailure> {
  const { promise, resolve } = Promise.withResolvers<ProbeFailure>()
  execFile(command, words, { cwd: '/', timeout: longestProbeMs }, (error, _, complaint) =>
    resolve(error === null ? null : complaint.trim() || error.message),
  )
  return promise
}

function readIf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

function readNumber(sysctl: string): number | null {
  const text = readIf(join('/proc/sys', sysctl))
  return text === null ? null : Number(text)
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}
