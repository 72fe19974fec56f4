import { readFile, stat } from 'node:fs/promises'

/**
 * Reads a file and keeps what was made of it until the file changes; of several files the last one is kept. Throws what `make` does,
 * and if there is no such file.
 */
export function cacheFile<T>(make: (text: string) => T): (path: string) => Promise<T> {
  let last: { readonly version: string; readonly made: T } | null = null
  return async (path) => {
    const { ino, mtimeMs, size } = await stat(path)
    const version = [path, ino, mtimeMs, size].join(' ')
    if (last?.version !== version) last = { version, made: make(await readFile(path, 'utf8')) }
    return last.made
  }
}
