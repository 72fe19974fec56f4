import { installCommand, installPrograms, missingPrograms } from '../setup/install-programs.mjs'

const use: string = 'test of cgroup v2'

const programs = [
  entry('qemu-system-x86_64', 'qemu-system-x86'),
  entry('busybox', 'busybox-static'),
  entry('cpio', 'cpio'),
  entry('xz', 'xz-utils'),
]

/** Installs the emulator and its tools. Throws with the command to run if that requires more rights. */
export function installEmulator(): void {
  installPrograms(programs)
  const missing = missingPrograms(programs)
  if (missing.length > 0) throw new Error(`Install what the ${use} needs: ${installCommand(missing)}`)
}

// Only Debian's names are needed, because the kernel comes from apt anyway.
function entry(program: string, name: string) {
  return { program, use, packages: { apt: name, dnf: name, apk: name } }
}
