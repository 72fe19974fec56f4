import { packageUploadBytes } from '@codedojo/contract'
import { listZipEntries, readZipEntry, type ZipEntry, zipFromEntries } from '../../lib/zip-archive.ts'

/** A package that was found in a file, or why it could not be taken out of it. */
export interface FoundPackage {
  readonly file: File
  readonly fault: string | null
}

/** More than anybody has; an archive may name more files than a page can show. */
const mostPackages = 5000

/**
 * The packages of a chosen file: what Export all writes is an archive of packages, and each of them comes in by itself, so
 * that one which is refused does not keep the others out. An archive of several folders with a problem each is taken apart
 * likewise. Any other file stays what it is: the server says what it has against it.
 */
export async function packagesIn(file: File): Promise<FoundPackage[]> {
  const entries = await listZipEntries(file).catch(() => [])
  if (entries.some(({ name }) => name === 'problem.yaml')) return [whole(file)]
  const folders = foldersIn(entries)
  if (folders.size === 1) return [whole(file)]
  const packed = entries.filter(isPackage)
  if (folders.size + packed.length === 0 || folders.size + packed.length > mostPackages) return [whole(file)]
  const found: FoundPackage[] = []
  for (const entry of packed) found.push(await takenOut(file, entry))
  for (const [folder, inside] of folders) {
    const chosen = inside.map((entry) => ({ name: entry.name.slice(folder.length + 1), entry }))
    found.push(await orFault(`${folder}.zip`, () => zipFromEntries(file, chosen)))
  }
  return found
}

const whole = (file: File): FoundPackage => ({ file, fault: null })

/** At the top of the archive, or in one folder; what a Mac adds to each file is none. */
function isPackage({ name }: ZipEntry): boolean {
  return /^(?:[^/]+\/)?[^/]+\.(?:zip|kpp)$/i.test(name) && !/^__MACOSX\/|(?:^|\/)\._/.test(name)
}

/** The files of each folder at the top that holds a problem. */
function foldersIn(entries: readonly ZipEntry[]): ReadonlyMap<string, readonly ZipEntry[]> {
  const named = entries.flatMap(({ name }) => /^([^/]+)\/problem\.yaml$/.exec(name)?.[1] ?? [])
  return new Map(named.map((folder) => [folder, entries.filter(({ name }) => name.startsWith(`${folder}/`))]))
}

function takenOut(archive: File, entry: ZipEntry): Promise<FoundPackage> {
  const name = entry.name.slice(entry.name.lastIndexOf('/') + 1)
  return orFault(name, () => readZipEntry(archive, entry, packageUploadBytes))
}

async function orFault(name: string, read: () => Promise<Blob>): Promise<FoundPackage> {
  try {
    return whole(new File([await read()], name))
  } catch {
    const fault =
      'It could not be taken out of the archive. Unpack the archive and choose this file by itself.'
    return { file: new File([], name), fault }
  }
}
