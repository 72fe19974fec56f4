import { languageCodeOf } from '../languages.ts'
import { fileEnding, fileName } from '../package-files.ts'
import type { PackageFormat } from '../problem-yaml.ts'
import type { FileToWrite, ProgramFile } from './package-to-write.ts'

/** Folders that the format 2025-09 has; a program of any other came in a legacy package and goes back into one. */
const newFolders = ['output_validator', 'input_validators']

/** The format in which every program of a problem has its place. */
export function formatFor(programs: readonly ProgramFile[]): PackageFormat {
  const fits = programs
    .filter(({ role }) => role !== 'include')
    .every(({ program }) => newFolders.includes(program.split('/')[0] ?? ''))
  return fits ? '2025-09' : 'legacy'
}

/** The files of validators and the included ones where they are read from; a header that programs share is written once. */
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

/** A program of one file lies beside others, and so do its headers. */
function isLooseFile(file: ProgramFile): boolean {
  return isProgramItself(file) || ['.h', '.hh', '.hpp'].includes(fileEnding(file.name))
}

function isProgramItself({ program, name }: ProgramFile): boolean {
  return program.includes('/') && fileName(program) === name
}
