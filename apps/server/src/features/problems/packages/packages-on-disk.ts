import { mkdir, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { openZip, type PackageFiles } from '@codedojo/problem-package'

/** A package that the operator named, by itself or within an archive of several. */
export interface NamedPackage {
  readonly path: string
  /** What the operator is told of it. */
  readonly name: string
}

/**
 * The packages at a path. What Export all writes is an archive of packages, and an archive may have several folders with a
 * problem each: these are put below `scratch`, so that one which is refused does not keep the others out. Anything else stays
 * what it is: the import says what it has against it.
 */
export async function findPackagesOnDisk(path: string, scratch: string): Promise<NamedPackage[]> {
  const itself = [{ path, name: path }]
  if (await isNoFile(path)) return itself
  const archive = await openZip(path, { isWhole: true, totalBytes: Number.POSITIVE_INFINITY }).catch(
    () => null,
  )
  if (archive === null) return itself
  await using files = archive
  const folders = files.paths.flatMap((name) => /^([^/]+)\/problem\.yaml$/.exec(name)?.[1] ?? [])
  const packed = files.paths.filter(isPackage)
  const isOne = files.paths.includes('problem.yaml') || folders.length === 1
  if (isOne || folders.length + packed.length === 0) return itself
  const found: NamedPackage[] = []
  for (const name of packed) {
    // A folder for each: two of them may have the same name.
    const at = join(scratch, String(found.length), basename(name))
    await put(files, name, at)
    found.push({ path: at, name: `${path}: ${name}` })
  }
  for (const folder of folders) {
    const at = join(scratch, String(found.length))
    for (const name of files.paths) if (name.startsWith(`${folder}/`)) await put(files, name, join(at, name))
    found.push({ path: join(at, folder), name: `${path}: ${folder}` })
  }
  return found
}

/** A path where nothing is counts, too, and one that cannot be looked at: why, the import says. */
async function isNoFile(path: string): Promise<boolean> {
  return !((await stat(path).catch(() => null))?.isFile() ?? false)
}

/** At the top of the archive, or in one folder; what a Mac adds to each file is none. */
function isPackage(name: string): boolean {
  return /^(?:[^/]+\/)?[^/]+\.(?:zip|kpp)$/i.test(name) && !/^__MACOSX\/|(?:^|\/)\._/.test(name)
}

async function put(files: PackageFiles, name: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, await files.read(name))
}
