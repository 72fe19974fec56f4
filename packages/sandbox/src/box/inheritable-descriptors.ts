import { readdirSync, readFileSync } from 'node:fs'

/**
 * File descriptors above 2 that every child of this process gets. Node marks its own to be closed, but not all
 * of those it was started with; in a box they would be a way out.
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
    // Closed meanwhile: it was the descriptor that listed the folder.
    return false
  }
}

// O_CLOEXEC, from asm-generic/fcntl.h.
const closeOnExec = 0o2000000
