import { chmod, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SandboxError } from '../sandbox-error.ts'
import { buildFilter } from '../seccomp/filter.ts'
import type { MemoryFolder } from '../state/memory-folder.ts'
import { deviceLinks, deviceNames, makeDeviceFolder } from './device-folder.ts'
import type { Tools } from './tools.ts'

/** Files shared by all boxes of a sandbox. Those that programs can see lie in `memory`. */
export interface SharedBoxFiles {
  readonly tools: Tools
  readonly memory: MemoryFolder
  /** The file that holds the system call filter. */
  readonly filter: string
  /** A folder with all devices; null if each has to be bind-mounted from the host. */
  readonly devices: string | null
  /** See `Sandbox.systemFolder`. */
  readonly systemFolder: string
  /** An empty folder that is mounted over paths to hide them. */
  readonly emptyFolder: string
  /** Real paths of the host folders from which boxes may mount. */
  readonly folders: readonly string[]
}

export interface SharedBoxFilesOptions {
  readonly memory: MemoryFolder
  readonly tools: Tools
  /** See `SharedBoxFiles.folders`. */
  readonly folders: readonly string[]
  /** See `SandboxOptions.mountPoints`. */
  readonly mountPoints?: readonly string[] | undefined
}

/** Creates the files in memory. Throws `SandboxError` if there is no system call filter for this architecture. */
export async function makeSharedBoxFiles(options: SharedBoxFilesOptions): Promise<SharedBoxFiles> {
  const { memory, tools, folders, mountPoints = [] } = options
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

// The /proc files that language runtimes read. They are copied when the sandbox is opened: live files would reveal what other
// programs do.
const frozenFacts = ['cpuinfo', 'meminfo', 'stat', 'version']

/** Lines of proc_pid_status(5) that hold for every program in a box; `proveSandbox` checks them. */
const rightsOfAll = [
  ...['CapInh', 'CapPrm', 'CapEff', 'CapBnd', 'CapAmb'].map((set) => `${set}:\t0000000000000000`),
  ...['NoNewPrivs:\t1', 'Seccomp:\t2', 'Seccomp_filters:\t1', ''],
].join('\n')

const usualMountPoints = ['dev', 'tmp', 'box', 'proc/self/fd']

/** /dev contains mount points for single devices, for the case that they cannot be mounted as one folder. */
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
