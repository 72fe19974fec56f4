import { installCommand, installPrograms, missingPrograms } from '../setup/install-programs.mjs'

const use: string = 'test of cgroup v2'

const programs = [
  entry('qemu-system-x86_64', 'qemu-system-x86'),
  entry('busybox', 'busybox-static'),
  entry('cpio', 'cpio'),
  entry('xz', 'xz-utils'),
]

/** Installs what the virtual machine is made of. Throws with the command to give where that is not allowed. */
export function installEmulator(): void {
  installPrograms(programs)
  const missing = missingPrograms(programs)
  if (missing.length > 0) throw new Error(`Install what the ${use} needs: ${installCommand(missing)}`)
}

// The kernel comes from apt in any case, so other distributions have no names here.
function entry(program: string, name: string) {
  return { program, use, packages: { apt: name, dnf: name, apk: name } }
}
