import { createHash } from 'node:crypto'

/** A short hash of the parts, for use in names. */
export function contentKey(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}

/** The first components of a version number. */
export function shortVersion(version: string, parts: number): string {
  return version.split('.').slice(0, parts).join('.')
}
