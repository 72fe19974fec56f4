import { expect, test } from 'vitest'
import { findTools } from '../box/tools.ts'
import { SandboxError } from '../sandbox-error.ts'
import { findHostFaults } from './find-host-faults.ts'
import { type HostFacts, readHostFacts } from './host-facts.ts'
import { withHostFaults } from './with-host-faults.ts'

const allCapabilities = '000001ffffffffff'
const noCapability = '0000000000000000'
const statusOf = (capabilities: string, seccomp: 0 | 2) => `CapEff:\t${capabilities}\nSeccomp:\t${seccomp}\n`

const ownGroup = {
  folder: '/sys/fs/cgroup',
  controllers: ['cpu', 'memory', 'pids'],
  isReadOnlyMount: false,
  isWritable: true,
  isShared: false,
}

/** Root of a user namespace whose engine grants all that boxes need. */
const granted: HostFacts = {
  isRoot: true,
  isContainer: true,
  uidMap: '         0     100000      65536\n',
  status: statusOf(allCapabilities, 2),
  appArmor: null,
  sysctls: { maxUserNamespaces: 10_000, unprivilegedUserNamespaces: 1, appArmorRestricts: null },
  coversOfProc: [],
  cgroup: ownGroup,
  probes: { namespaces: null, tmpfs: null, proc: null, users: null, userNamespaceOfBox: null },
}

const works = granted.probes
const refused = 'unshare: unshare failed: Operation not permitted'
const ordinary = { isRoot: false, status: statusOf(noCapability, 0) } as const

test('where everything is granted nothing is missing', () => {
  expect(findHostFaults(granted)).toEqual([])
})

test.each<[string, Partial<HostFacts>, RegExp, string]>([
  [
    'too few users',
    {
      uidMap: '0 100000 1024',
      probes: { ...works, users: 'setpriv: setresuid failed: Invalid argument', userNamespaceOfBox: 'same' },
    },
    /too few users.*61183/,
    '--userns=auto:size=65536',
  ],
  [
    'no way to become another user',
    { probes: { ...works, users: 'setpriv: setresuid failed: Operation not permitted' } },
    /may not become another user/,
    'whoever runs this machine',
  ],
  [
    'root without the capability for namespaces',
    { status: statusOf('00000000000400f3', 2), probes: { ...works, namespaces: refused } },
    /lacks the capability SYS_ADMIN/,
    'user namespace',
  ],
  [
    'root that may not leave the group of a box on its files',
    { status: statusOf('00000000002400e3', 2) },
    /lacks the capability FSETID/,
    '--cap-add',
  ],
  [
    'a filter that refuses namespaces',
    { ...ordinary, status: statusOf(noCapability, 2), probes: { ...works, namespaces: refused } },
    /filter of system calls refuses new namespaces/,
    'seccomp.json',
  ],
  [
    'a host without user namespaces',
    {
      ...ordinary,
      sysctls: { ...granted.sysctls, maxUserNamespaces: 0 },
      probes: { ...works, namespaces: 'unshare: unshare failed: No space left on device' },
    },
    /allows no user namespaces/,
    'user.max_user_namespaces',
  ],
  [
    'a host that keeps user namespaces for root',
    {
      ...ordinary,
      sysctls: { ...granted.sysctls, unprivilegedUserNamespaces: 0 },
      probes: { ...works, namespaces: refused },
    },
    /to root only/,
    'kernel.unprivileged_userns_clone=1',
  ],
  [
    'a host whose AppArmor restricts boxes of root',
    {
      sysctls: { ...granted.sysctls, appArmorRestricts: 1 },
      probes: { ...works, userNamespaceOfBox: refused },
    },
    /profile of their own/,
    'kernel.apparmor_restrict_unprivileged_userns=0',
  ],
  [
    'an AppArmor profile that refuses mounts',
    { appArmor: 'docker-default (enforce)', probes: { ...works, tmpfs: 'mount: permission denied' } },
    /profile "docker-default" refuses mounts/,
    'apparmor=unconfined',
  ],
  [
    'a filter that refuses mounts',
    { probes: { ...works, tmpfs: 'mount: permission denied' } },
    /filter of system calls refuses mounts/,
    'seccomp.json',
  ],
  [
    'a covered /proc',
    {
      coversOfProc: ['/proc/kcore', '/proc/sys'],
      probes: { ...works, proc: 'unshare: mount /proc failed: Operation not permitted' },
    },
    /covered \(\/proc\/kcore, \/proc\/sys\)/,
    'procMount: Unmasked',
  ],
  ['no cgroup v2', { cgroup: null }, /No cgroup v2 is mounted/, 'systemd.unified_cgroup_hierarchy=1'],
  [
    'control groups that are mounted read-only',
    { cgroup: { ...ownGroup, isReadOnlyMount: true, isWritable: false } },
    /mounted read-only/,
    'writable-cgroups=true',
  ],
  [
    'control groups of another user',
    { cgroup: { ...ownGroup, isWritable: false } },
    /belongs to another user/,
    '--cgroupns=private',
  ],
  [
    'control groups in which others are, too',
    { cgroup: { ...ownGroup, isShared: true } },
    /Processes outside of this container/,
    '--cgroup-parent',
  ],
  [
    'control groups without the controllers',
    { cgroup: { ...ownGroup, controllers: ['cpu', 'pids'] } },
    /no controller for memory/,
    'Delegate=cpu memory pids',
  ],
])('%s: it is named with its cure', (_, change, fault, cure) => {
  const faults = findHostFaults({ ...granted, ...change })

  expect(faults).toEqual([{ fault: expect.stringMatching(fault), cure: expect.stringContaining(cure) }])
})

test('several things that are missing are all named', () => {
  const faults = findHostFaults({
    ...granted,
    coversOfProc: ['/proc/kcore'],
    cgroup: { ...ownGroup, isReadOnlyMount: true, isWritable: false },
    probes: { ...works, proc: refused },
  })

  expect(faults).toHaveLength(2)
})

test('outside of a container the control groups are left to the message of their driver', () => {
  expect(findHostFaults({ ...granted, isContainer: false, cgroup: null })).toEqual([])
})

test('this machine grants what the tests of the sandbox need', async () => {
  const facts = await readHostFacts(await findTools())

  expect(facts.probes).toEqual(works)
})

test('only failures of the sandbox are explained', async () => {
  const other = new Error('something else')
  const failure = new SandboxError('A box could not be made.')

  expect(await withHostFaults(other)).toBe(other)
  expect(String(await withHostFaults(failure))).toContain('A box could not be made.')
})
