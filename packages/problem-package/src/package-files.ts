import { isStorable } from '@codedojo/contract'
import { PackageError } from './package-error.ts'

/** The files of one package, wherever they are kept. Paths are relative, with `/` between their parts. */
export interface PackageFiles extends AsyncDisposable {
  /** Name of the folder, or of the archive without its ending. */
  readonly folderName: string
  /** In lexicographic order, folders left out. */
  readonly paths: readonly string[]
  /** Throws `PackageError` when the file is missing, too large, or a link that leads out of the package. */
  readonly read: (path: string) => Promise<Uint8Array>
}

/** Larger than every known package; a bound against archives that unfold without end. */
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

/** Throws `PackageError` when the file is missing, is not UTF-8 or holds a NUL, which no database keeps in a text. */
export async function readText(files: PackageFiles, path: string): Promise<string> {
  const text = utf8TextOf(await files.read(path))
  if (text === null) throw new PackageError(`${path} is not valid UTF-8 text.`)
  if (!isStorable(text)) throw new PackageError(`${path} holds a NUL character, which a text cannot have.`)
  return text
}

/** null when the bytes are no UTF-8. */
export function utf8TextOf(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes)
  } catch {
    return null
  }
}

/** Throws `PackageError` when a text of the package is longer than can be stored and edited. */
export function requireLength(text: string, most: number, where: string): void {
  if (text.length <= most) return
  throw new PackageError(`${where} has ${text.length} characters; at most ${most} can be kept.`)
}

/** It is asked several times for each case: the paths are in order, so that few are looked at. */
export function hasFile({ paths }: PackageFiles, path: string): boolean {
  let [from, to] = [0, paths.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((paths[middle] ?? '') < path) from = middle + 1
    else to = middle
  }
  return paths[from] === path
}

/** The files below a folder, at any depth. */
export function pathsBelow(files: PackageFiles, folder: string): readonly string[] {
  return files.paths.filter((path) => path.startsWith(`${folder}/`))
}

export function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** With its dot and in lower case; empty when there is none. */
export function fileEnding(path: string): string {
  const name = fileName(path)
  const dot = name.lastIndexOf('.')
  return dot <= 0 ? '' : name.slice(dot).toLowerCase()
}

/** The format ignores whatever starts with a dot or a hyphen. */
export function isIgnored(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.') || part.startsWith('-'))
}
