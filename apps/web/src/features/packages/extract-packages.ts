import { packageUploadBytes } from '@codedojo/contract'
import { listZipEntries, readZipEntry, type ZipEntry, zipFromEntries } from '../../lib/zip-archive.ts'

/** A package found in a file, or why it could not be extracted. */
export interface FoundPackage {
  readonly file: File
  readonly fault: string | null
}

/** Limit on the packages in one archive: a page cannot show more. */
const maxPackages = 5000

/**
 * Finds the packages in a chosen file. The archive of "Export all" contains packages, and each is imported separately, so
 * that a rejected one does not block the others. An archive with several problem folders is split the same way. Any other
 * file is passed on unchanged, and the server reports what is wrong with it.
 */
export async function extractPackages(file: File): Promise<FoundPackage[]> {
  const entries = await listZipEntries(file).catch(() => [])
  if (entries.some(({ name }) => name === 'problem.yaml')) return [whole(file)]
  const folders = foldersIn(entries)
  if (folders.size === 1) return [whole(file)]
  const packed = entries.filter(isPackage)
  if (folders.size + packed.length === 0 || folders.size + packed.length > maxPackages) return [whole(file)]
  const found: FoundPackage[] = []
  for (const entry of packed) found.push(await takenOut(file, entry))
  for (const [folder, inside] of folders) {
    const chosen = inside.map((entry) => ({ name: entry.name.slice(folder.length + 1), entry }))
    found.push(await orFault(`${folder}.zip`, () => zipFromEntries(file, chosen)))
  }
  return found
}

const whole = (file: File): FoundPackage => ({ file, fault: null })

/** A package at the top level of the archive, or in one folder; macOS metadata files are excluded. */
function isPackage({ name }: ZipEntry): boolean {
  return /^(?:[^/]+\/)?[^/]+\.(?:zip|kpp)$/i.test(name) && !/^__MACOSX\/|(?:^|\/)\._/.test(name)
}

/** The files of each top-level folder that contains a problem. */
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
