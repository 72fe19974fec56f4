import { chmod, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SandboxError } from '../sandbox-error.ts'
import { buildFilter } from '../seccomp/filter.ts'
import type { MemoryFolder } from '../state/memory-folder.ts'
import { deviceLinks, deviceNames, makeDeviceFolder } from './device-folder.ts'
import type { Tools } from './tools.ts'

/** What all boxes of a sandbox share. All that programs see of it lies in `memory`. */
export interface Equipment {
  readonly tools: Tools
  readonly memory: MemoryFolder
  /** The file with the system call filter. */
  readonly filter: string
  /** A folder with all devices, or null to take them one by one from the host. */
  readonly devices: string | null
  /** See `Sandbox`. */
  readonly systemFolder: string
  /** Lies over what a program should not see. */
  readonly emptyFolder: string
  /** Folders of the host from which boxes are made, where they really are. */
  readonly folders: readonly string[]
}

export interface EquipmentPlace {
  readonly memory: MemoryFolder
  readonly tools: Tools
  /** See `Equipment`. */
  readonly folders: readonly string[]
  /** See `SandboxOptions`. */
  readonly mountPoints?: readonly string[] | undefined
}

/** Makes it in the memory. Throws `SandboxError` on a machine for which there is no filter. */
export async function makeEquipment(place: EquipmentPlace): Promise<Equipment> {
  const { memory, tools, folders, mountPoints = [] } = place
  const machine = process.arch
  if (machine !== 'x64' && machine !== 'arm64')
    throw new SandboxError(
      `There is no system call filter for "${machine}"; x86_64 and aarch64 are supported.`,
    )
  const { folder } = memory
  const filter = join(folder, 'filter.bpf')
  await writeFile(filter, buildFilter(machine))
  await chmod(filter, 0o644)
  const emptyFolder = join(folder, 'empty')
  await mkdir(emptyFolder)
  await chmod(emptyFolder, 0o555)
  const devices = await makeDeviceFolder(join(folder, 'dev'))
  const systemFolder = join(folder, 'system')
  await makeSystemFolder(systemFolder, [...usualMountPoints, ...mountPoints])
  return { tools, memory, filter, emptyFolder, devices, systemFolder, folders }
}

// What languages ask for of the machine. They get the answers of the moment when the sandbox was opened: later ones would tell
// what others do.
const frozenFacts = ['cpuinfo', 'meminfo', 'stat', 'version']

/** Lines of proc_pid_status(5) that are true of every program in a box, as `proveSandbox` proves. */
const rightsOfAll = [
  ...['CapInh', 'CapPrm', 'CapEff', 'CapBnd', 'CapAmb'].map((set) => `${set}:\t0000000000000000`),
  ...['NoNewPrivs:\t1', 'Seccomp:\t2', 'Seccomp_filters:\t1', ''],
].join('\n')

const usualMountPoints = ['dev', 'tmp', 'box', 'proc/self/fd']

/** Below /dev is what each device is mounted on where they cannot be mounted at once. */
async function makeSystemFolder(folder: string, mountPoints: readonly string[]): Promise<void> {
  for (const name of ['', ...mountPoints]) {
    await mkdir(join(folder, name), { recursive: true })
    await chmod(join(folder, name), 0o755)
  }
  for (const name of deviceNames) await writeFile(join(folder, 'dev', name), '')
  for (const [target, name] of deviceLinks) await symlink(target, join(folder, 'dev', name))
  for (const name of frozenFacts) {
    const text = await readFile(join('/proc', name)).catch(() => null)
    if (text !== null) await writeFile(join(folder, 'proc', name), text, { mode: 0o444 })
  }
  await writeFile(join(folder, 'proc/self/status'), rightsOfAll, { mode: 0o444 })
  await writeFile(join(folder, 'proc/loadavg'), '0.00 0.00 0.00 1/1 1\n', { mode: 0o444 })
}
