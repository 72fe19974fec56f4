import { readdirSync, readFileSync } from 'node:fs'

/**
 * File descriptors above 2 that every child of this process inherits. Node sets close-on-exec on its own, but not on all that it
 * inherited itself; in a box they would be an escape route.
 */
export function inheritableDescriptors(): number[] {
  return readdirSync('/proc/self/fdinfo')
    .map(Number)
    .filter((descriptor) => descriptor > 2 && isInheritable(descriptor))
}

function isInheritable(descriptor: number): boolean {
  try {
    const flags = /^flags:\s*([0-7]+)$/m.exec(readFileSync(`/proc/self/fdinfo/${descriptor}`, 'utf8'))?.[1]
    return flags !== undefined && (Number.parseInt(flags, 8) & closeOnExec) === 0
  } catch {
    // The descriptor was closed meanwhile: it belonged to the listing of the folder.
    return false
  }
}

// O_CLOEXEC, from asm-generic/fcntl.h.
const closeOnExec = 0o2000000
