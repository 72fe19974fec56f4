import type { Language } from '@codedojo/contract'
import { PackageError } from './package-error.ts'
import { fileEnding, fileName, isIgnored, type PackageFiles, pathsBelow } from './package-files.ts'
import type { PackageFormat } from './problem-yaml.ts'
import { isCompilerOutput, languageOfSources, type SourceFile } from './program-language.ts'

/** A validator program of a package. */
export interface ValidatorProgram {
  /** Path in the package, for example `output_validators/check.py`; a folder is a program of several files. */
  readonly path: string
  readonly language: Language
  readonly sources: readonly SourceFile[]
}

/** A validator that cannot be used; the reason is the end of a sentence. */
export interface UnusedValidator {
  readonly path: string
  readonly reason: string
}

export interface Validators {
  readonly programs: readonly ValidatorProgram[]
  readonly unused: readonly UnusedValidator[]
}

export interface ValidatorFolder {
  readonly folder: string
  readonly format: PackageFormat
  /** `each`: every entry of the folder is a program. `one`: the folder holds one program, either as files or in a subfolder. */
  readonly holds: 'each' | 'one'
}

/** The programs of a validator folder, sorted by path. */
export async function readValidators(files: PackageFiles, place: ValidatorFolder): Promise<Validators> {
  const paths = pathsBelow(files, place.folder).filter((path) => !isIgnored(path) && !isCompilerOutput(path))
  const found = await Promise.all(
    programsIn(paths, place).map((program) => readProgram(files, program, place.format)),
  )
  return {
    programs: found.filter((each) => 'language' in each),
    unused: found.filter((each) => 'reason' in each),
  }
}

interface FoundProgram {
  readonly path: string
  readonly members: readonly string[]
}

function programsIn(paths: readonly string[], { folder, holds }: ValidatorFolder): FoundProgram[] {
  const depth = folder.split('/').length + 1
  const entries = Map.groupBy(paths, (path) => path.split('/').slice(0, depth).join('/'))
  if (entries.size > mostEntries)
    throw new PackageError(
      `${folder} holds ${entries.size} files and folders; at most ${mostEntries} are read.`,
    )
  const headers = paths.filter((path) => entries.has(path) && isHeader(path))
  const programs = [...entries]
    .filter(([path]) => !headers.includes(path) && !isDocument(path))
    .map(([path, members]) => ({ path, members }))
  const loose = programs.filter(({ path, members }) => members.includes(path))
  if (holds === 'one' && loose.length > 1)
    return [{ path: folder, members: paths.filter((path) => !isDocument(path)) }]
  // Header files beside single-file programs belong to each of them.
  return programs.map(({ path, members }) => ({
    path,
    members: members.includes(path) ? [...members, ...headers] : members,
  }))
}

function isHeader(path: string): boolean {
  return ['.h', '.hh', '.hpp'].includes(fileEnding(path))
}

function isDocument(path: string): boolean {
  return /^readme\b/i.test(fileName(path)) || ['.md', '.txt'].includes(fileEnding(path))
}

async function readProgram(
  files: PackageFiles,
  { path, members }: FoundProgram,
  format: PackageFormat,
): Promise<ValidatorProgram | UnusedValidator> {
  const isOneFile = members.includes(path)
  const folder = isOneFile ? path.slice(0, path.lastIndexOf('/')) : path
  const sources = await Promise.all(
    members.map(async (member) => ({
      name: member.slice(folder.length + 1),
      bytes: await files.read(member),
    })),
  )
  const script = sources.find(({ name }) => name === 'build' || name === 'run')
  if (script) return { path, reason: `it comes with a script of its own ("${script.name}")` }
  const { language, languageLabel } = languageOfSources(sources, format)
  if (language === null) return { path, reason: `its language "${languageLabel}" is not judged here` }
  return { path, language, sources: isOneFile ? ownFileFirst(sources, path) : sources }
}

function ownFileFirst(sources: readonly SourceFile[], path: string): SourceFile[] {
  return sources.toSorted((a, b) => Number(b.name === fileName(path)) - Number(a.name === fileName(path)))
}

/** Whether a key in the flags refers to this program: by its base name, with or without extension. */
export function isReferredToBy(name: string, { path }: Pick<ValidatorProgram, 'path'>): boolean {
  const base = fileName(path)
  return name === base || name === base.slice(0, base.length - fileEnding(path).length)
}

/** Throws `PackageError` if the package has too many validators to run on every case. */
export function requireFewValidators({ programs }: Validators, folder: string): void {
  if (programs.length <= mostValidators) return
  throw new PackageError(`${folder} holds ${programs.length} programs; at most ${mostValidators} are run.`)
}

/** Maximum entries of a validator folder; each of its programs gets each of its headers. */
const mostEntries = 200
/** Far more than any package needs; each validator runs once for each case. */
const mostValidators = 20
