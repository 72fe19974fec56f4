import { isStorable } from '@codedojo/contract'
import { PackageError } from './package-error.ts'

/** The files of a package in a folder or an archive. Paths are relative and use `/`. */
export interface PackageFiles extends AsyncDisposable {
  /** Name of the folder, or of the archive without its extension. */
  readonly folderName: string
  /** File paths in lexicographic order, without folders. */
  readonly paths: readonly string[]
  /** Throws `PackageError` if the file is missing, too large, or a link that leads out of the package. */
  readonly read: (path: string) => Promise<Uint8Array>
}

/** Larger than every known package; bounds against decompression bombs. */
export const packageBounds = {
  entries: 50_000,
  entryBytes: 256 * 1024 * 1024,
  totalBytes: 1024 * 1024 * 1024,
  folderDepth: 16,
  /** Of one input or answer. */
  caseBytes: 32 * 1024 * 1024,
  nameCharacters: 200,
} as const

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Throws `PackageError` if the file is missing, is not UTF-8 or contains NUL, which PostgreSQL cannot store. */
export async function readText(files: PackageFiles, path: string): Promise<string> {
  const text = utf8TextOf(await files.read(path))
  if (text === null) throw new PackageError(`${path} is not valid UTF-8 text.`)
  if (!isStorable(text)) throw new PackageError(`${path} holds a NUL character, which a text cannot have.`)
  return text
}

/** Decodes UTF-8; null if the bytes are invalid. */
export function utf8TextOf(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes)
  } catch {
    return null
  }
}

/** Throws `PackageError` if a text is longer than can be stored and edited. */
export function requireLength(text: string, most: number, where: string): void {
  if (text.length <= most) return
  throw new PackageError(`${where} has ${text.length} characters; at most ${most} can be kept.`)
}

/** A binary search over the ordered paths, because it is called several times for each case. */
export function hasFile({ paths }: PackageFiles, path: string): boolean {
  let [from, to] = [0, paths.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((paths[middle] ?? '') < path) from = middle + 1
    else to = middle
  }
  return paths[from] === path
}

/** All files below a folder, at any depth. */
export function pathsBelow(files: PackageFiles, folder: string): readonly string[] {
  return files.paths.filter((path) => path.startsWith(`${folder}/`))
}

export function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** The extension with its dot, in lower case; empty if there is none. */
export function fileEnding(path: string): string {
  const name = fileName(path)
  const dot = name.lastIndexOf('.')
  return dot <= 0 ? '' : name.slice(dot).toLowerCase()
}

/** The format ignores names that start with a dot or a hyphen. */
export function isIgnored(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.') || part.startsWith('-'))
}
