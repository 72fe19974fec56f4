import { lastUserId } from '../box/user-ids.ts'
import type { HostFacts } from './host-facts.ts'

/** Something that boxes need and that this host, or the engine of this container, does not grant. */
export interface HostFault {
  readonly fault: string
  readonly cure: string
}

/**
 * What is missing, in the order in which it is to be cured. Where one thing keeps another from being tried, only the first is
 * named. Empty if nothing is known to be missing.
 */
export function findHostFaults(facts: HostFacts): HostFault[] {
  const rights = capabilitiesFault(facts)
  const others = rights === null ? [usersFault(facts), namespacesFault(facts)] : [rights]
  return [...others, cgroupFault(facts)].filter((fault) => fault !== null)
}

/** What root needs, by the number of its bit in the masks of /proc/self/status, from linux/capability.h. */
export const neededCapabilities = [
  ['CHOWN', 0n],
  ['DAC_OVERRIDE', 1n],
  ['FSETID', 4n],
  ['KILL', 5n],
  ['SETGID', 6n],
  ['SETUID', 7n],
  ['SYS_CHROOT', 18n],
  ['SYS_ADMIN', 21n],
] as const

function capabilitiesFault({ isRoot, status }: HostFacts): HostFault | null {
  const mask = BigInt(`0x${/^CapEff:\s*([0-9a-f]+)$/m.exec(status)?.[1] ?? '0'}`)
  const missing = neededCapabilities.filter(([, bit]) => ((mask >> bit) & 1n) === 0n).map(([name]) => name)
  if (!isRoot || missing.length === 0) return null
  return {
    fault: `Root of this container lacks the ${missing.length === 1 ? 'capability' : 'capabilities'} ${missing.join(', ')}`,
    cure: 'Add them ("--cap-add", in Kubernetes capabilities.add) to a container with a user namespace, outside of which they are worth nothing',
  }
}

function isFiltered({ status }: HostFacts): boolean {
  return /^Seccomp:\s*2$/m.test(status)
}

/** Whether all users of boxes exist in the user namespace of this process. Source: user_namespaces(7). */
function mapsUsers({ uidMap }: HostFacts): boolean {
  return uidMap.split('\n').some((line) => {
    const [first = 0, , count = 0] = line.trim().split(/\s+/).map(Number)
    return first <= lastUserId && lastUserId < first + count
  })
}

function usersFault(facts: HostFacts): HostFault | null {
  if (facts.probes.users === null) return null
  if (!mapsUsers(facts))
    return {
      fault: `The user namespace of this container has too few users: boxes run as users up to ${lastUserId}`,
      cure: 'Give it 65536: with podman "--userns=auto:size=65536", or without root a line of that size in /etc/subuid and /etc/subgid',
    }
  return {
    fault: `Root may not become another user (${facts.probes.users})`,
    cure: 'Ask whoever runs this machine what forbids it',
  }
}

function namespacesFault(facts: HostFacts): HostFault | null {
  const { namespaces, tmpfs, proc, userNamespaceOfBox } = facts.probes
  if (namespaces !== null) return refusedNamespaces(facts, namespaces)
  if (tmpfs !== null) return refusedMount(facts, tmpfs)
  if (proc !== null) return refusedProc(facts, proc)
  if (facts.probes.users === null && userNamespaceOfBox !== null)
    return refusedByKernel(facts) ?? refusedNamespaces(facts, userNamespaceOfBox)
  return null
}

const allowedCalls =
  'with podman and Docker "--security-opt seccomp=deploy/container/seccomp.json", in Kubernetes the same file as seccompProfile of type Localhost'

function refusedNamespaces(facts: HostFacts, said: string): HostFault {
  const byKernel = facts.isRoot ? null : refusedByKernel(facts)
  if (byKernel !== null) return byKernel
  if (isFiltered(facts))
    return {
      fault: `The container's filter of system calls refuses new namespaces (${said})`,
      cure: `Allow them: ${allowedCalls}`,
    }
  return {
    fault: `New namespaces are refused (${said})`,
    cure: 'Ask whoever runs this machine what forbids them',
  }
}

/** What forbids user namespaces to ordinary users, such as those of boxes. */
function refusedByKernel({ sysctls }: HostFacts): HostFault | null {
  const { maxUserNamespaces, unprivilegedUserNamespaces, appArmorRestricts } = sysctls
  if (maxUserNamespaces === 0)
    return {
      fault: 'This host allows no user namespaces',
      cure: 'On the host: sysctl -w user.max_user_namespaces=65536',
    }
  if (unprivilegedUserNamespaces === 0)
    return {
      fault: 'This host allows user namespaces to root only',
      cure: 'On the host: sysctl -w kernel.unprivileged_userns_clone=1',
    }
  if (appArmorRestricts === 1)
    return {
      fault: 'AppArmor of this host allows user namespaces only to programs with a profile of their own',
      cure: 'On the host: sysctl -w kernel.apparmor_restrict_unprivileged_userns=0, or load a profile with the rule "userns,"',
    }
  return null
}

function refusedMount(facts: HostFacts, said: string): HostFault {
  const { appArmor } = facts
  if (appArmor?.endsWith('(enforce)'))
    return {
      fault: `The AppArmor profile "${appArmor.split(' ')[0]}" refuses mounts`,
      cure: 'With podman and Docker "--security-opt apparmor=unconfined", in Kubernetes appArmorProfile of type Unconfined',
    }
  if (isFiltered(facts))
    return {
      fault: `The container's filter of system calls refuses mounts (${said})`,
      cure: `Allow them: ${allowedCalls}. Where SELinux is enforced, "--security-opt label=disable"`,
    }
  return {
    fault: `Mounts are refused in a namespace of this process's own (${said})`,
    cure: 'Where SELinux is enforced, "--security-opt label=disable"; otherwise ask whoever runs this machine what forbids them',
  }
}

function refusedProc({ coversOfProc }: HostFacts, said: string): HostFault {
  if (coversOfProc.length > 0)
    return {
      fault: `Parts of /proc are covered (${coversOfProc.join(', ')}), so the kernel allows no box a /proc of its own`,
      cure: 'With podman "--security-opt unmask=ALL", with Docker "--security-opt systempaths=unconfined", in Kubernetes procMount: Unmasked with hostUsers: false',
    }
  return {
    fault: `A /proc of its own is refused to a new process namespace (${said})`,
    cure: 'Start the container with a /proc that is mounted as a whole',
  }
}

const neededControllers = ['memory', 'pids'] as const

function cgroupFault({ isRoot, isContainer, uidMap, cgroup }: HostFacts): HostFault | null {
  const isUnlimitedRoot = isRoot && /^\s*0\s+0\s/.test(uidMap)
  // Outside of a container the message of the driver says how to begin.
  if (!isContainer || (cgroup === null && isUnlimitedRoot)) return null
  if (cgroup === null)
    return {
      fault: 'No cgroup v2 is mounted, and no other can be lent to a container',
      cure: 'Start the host with cgroup v2 (kernel parameter systemd.unified_cgroup_hierarchy=1), as every distribution of today does by itself',
    }
  if (cgroup.isReadOnlyMount)
    return {
      fault: `The container's control groups are mounted read-only at "${cgroup.folder}"`,
      cure: 'With podman "--security-opt unmask=/sys/fs/cgroup", with Docker "--security-opt writable-cgroups=true", in Kubernetes with containerd 2.1 or newer "cgroup_writable = true" for the runtime of its nodes',
    }
  if (!cgroup.isWritable)
    return {
      fault: `The control group "${cgroup.folder}" belongs to another user`,
      cure: 'Start the container with a cgroup namespace of its own ("--cgroupns=private") and an engine that gives it to its root; as an ordinary user of the container, start as root, which hands it over',
    }
  if (cgroup.isShared)
    return {
      fault: `Processes outside of this container are in its control group "${cgroup.folder}", so it cannot be divided`,
      cure: 'Give the container one of its own: with podman by its usual manager, systemd, or with "--cgroup-parent"',
    }
  const absent = neededControllers.filter((name) => !cgroup.controllers.includes(name))
  if (absent.length === 0) return null
  return {
    fault: `The control group "${cgroup.folder}" has no controller for ${absent.join(' and ')}`,
    cure: 'Without root, systemd must delegate them: a file /etc/systemd/system/user@.service.d/delegate.conf with "[Service]" and "Delegate=cpu memory pids", then a new sign-in',
  }
}
