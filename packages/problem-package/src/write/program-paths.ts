import { languageCodeOf } from '../languages.ts'
import { fileEnding, fileName } from '../package-files.ts'
import type { PackageFormat } from '../problem-yaml.ts'
import type { FileToWrite, PackageToWrite, ProgramFile } from './package-to-write.ts'
import { fitsNewFormat } from './scoring-files.ts'

/** Program folders of the format 2025-09; a program in any other folder requires the legacy format. */
const newFolders = ['output_validator', 'input_validators']

/** The format in which every program of the problem, and its way to compute points, can be stored. */
export function formatFor({
  programs,
  scoring,
}: Pick<PackageToWrite, 'programs' | 'scoring'>): PackageFormat {
  if (scoring !== null && !fitsNewFormat(scoring)) return 'legacy'
  const fits = programs
    .filter(({ role }) => role !== 'include')
    .every(({ program }) => newFolders.includes(program.split('/')[0] ?? ''))
  return fits ? '2025-09' : 'legacy'
}

/**
 * The files of validators and included files, at the paths from which they are read; a header shared by several programs is
 * written once.
 */
export function programFiles(programs: readonly ProgramFile[]): FileToWrite[] {
  const byProgram = Map.groupBy(programs, ({ role, program }) => `${role} ${program}`)
  const files = [...byProgram.values()].flatMap((members) => {
    const isLoose = members.every((file) => isLooseFile(file)) && members.some(isProgramItself)
    return members.map((file) => ({ path: pathOf(file, isLoose), content: file.content }))
  })
  return [...new Map(files.map((file) => [file.path, file])).values()]
}

function pathOf({ role, program, language, name }: ProgramFile, isLoose: boolean): string {
  if (role === 'include') return `include/${languageCodeOf[language]}/${name}`
  return isLoose ? `${program.slice(0, program.lastIndexOf('/'))}/${name}` : `${program}/${name}`
}

/** A single-file program lies in a folder with others, as do its headers. */
function isLooseFile(file: ProgramFile): boolean {
  return isProgramItself(file) || ['.h', '.hh', '.hpp'].includes(fileEnding(file.name))
}

function isProgramItself({ program, name }: ProgramFile): boolean {
  return program.includes('/') && fileName(program) === name
}
