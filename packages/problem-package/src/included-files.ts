import { type Language, languages } from '@codedojo/contract'
import { findFileFolderConflict } from './file-names.ts'
import { languageCodeOf, languageOfFolder } from './languages.ts'
import { PackageError } from './package-error.ts'
import { isIgnored, type PackageFiles, pathsBelow } from './package-files.ts'
import type { SourceFile } from './program-language.ts'

/** Files that are added to every program of a language, replacing its files of the same name. */
export interface IncludedFiles {
  readonly language: Language
  readonly files: readonly SourceFile[]
}

/**
 * Reads `include/<language>/`, which overrides `include/default/`; languages without files are left out. Throws `PackageError` if
 * the two cannot be merged into one folder.
 */
export async function readIncludedFiles(files: PackageFiles): Promise<IncludedFiles[]> {
  const common = await filesIn(files, 'include/default')
  const read = await Promise.all(
    languages.map(async (language) => {
      const own = (
        await Promise.all(foldersOf(files, language).map((folder) => filesIn(files, folder)))
      ).flat()
      const names = new Set(own.map(({ name }) => name))
      const all = [...common.filter(({ name }) => !names.has(name)), ...own]
      // Two folder names may mean the same language.
      const byName = new Map(all.map((file) => [file.name, file]))
      const both = findFileFolderConflict(new Set(byName.keys()))
      if (both !== undefined)
        throw new PackageError(
          `include for ${languageCodeOf[language]}: ${both} is both a file and a folder.`,
        )
      return { language, files: [...byName.values()] }
    }),
  )
  return read.filter((each) => each.files.length > 0)
}

function foldersOf(files: PackageFiles, language: Language): string[] {
  const codes = pathsBelow(files, 'include').map((path) => path.split('/')[1] ?? '')
  const ofLanguage = (code: string) => languageOfFolder(code) === language
  return [...new Set(codes.filter(ofLanguage))].map((code) => `include/${code}`)
}

function filesIn(files: PackageFiles, folder: string): Promise<SourceFile[]> {
  return Promise.all(
    pathsBelow(files, folder)
      .filter((path) => !isIgnored(path))
      .map(async (path) => ({ name: path.slice(folder.length + 1), bytes: await files.read(path) })),
  )
}
