import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SandboxError } from '../sandbox-error.ts'
import { buildFilter } from '../seccomp/filter.ts'
import { makeDeviceFolder } from './device-folder.ts'
import type { Tools } from './tools.ts'

/** What all boxes of a sandbox share. */
export interface Equipment {
  readonly tools: Tools
  /** The file with the system call filter. */
  readonly filter: string
  /** A folder with all devices, or null to take them one by one from the host. */
  readonly devices: string | null
  /** Lies over what a program should not see. */
  readonly emptyFolder: string
  /** Folders of the host from which boxes are made, where they really are. */
  readonly folders: readonly string[]
}

export interface EquipmentPlace {
  readonly folder: string
  readonly tools: Tools
  /** More folders from which boxes are made. */
  readonly others?: readonly string[]
}

/** Makes it below the folder. Throws `SandboxError` on a machine for which there is no filter. */
export async function makeEquipment({ folder, tools, others = [] }: EquipmentPlace): Promise<Equipment> {
  const machine = process.arch
  if (machine !== 'x64' && machine !== 'arm64')
    throw new SandboxError(
      `There is no system call filter for "${machine}"; x86_64 and aarch64 are supported.`,
    )
  const filter = join(folder, 'filter.bpf')
  await writeFile(filter, buildFilter(machine))
  await chmod(filter, 0o644)
  const emptyFolder = join(folder, 'empty')
  await mkdir(emptyFolder)
  await chmod(emptyFolder, 0o555)
  const devices = await makeDeviceFolder(join(folder, 'dev'))
  return { tools, filter, emptyFolder, devices, folders: [folder, ...others] }
}
