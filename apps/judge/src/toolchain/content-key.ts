import { createHash } from 'node:crypto'

/** A short name that differs when any of the parts does. */
export function contentKey(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}

/** The first parts of a version number. */
export function shortVersion(version: string, parts: number): string {
  return version.split('.').slice(0, parts).join('.')
}
