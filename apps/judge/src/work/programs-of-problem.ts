import type { Language } from '@codedojo/contract'
import type { ProblemFile } from '@codedojo/db'
import type { SourceFile, ValidatorProgram } from '@codedojo/problem-package'

/** The programs that come with a problem, assembled from its stored files. */
export interface ProblemPrograms {
  readonly outputValidators: readonly ValidatorProgram[]
  readonly inputValidators: readonly ValidatorProgram[]
  /** Files added to every submission in a language. */
  readonly includes: ReadonlyMap<Language, readonly SourceFile[]>
}

export function programsOfProblem(files: readonly ProblemFile[]): ProblemPrograms {
  const validators = (wanted: ProblemFile['role']) => programsOf(files.filter(({ role }) => role === wanted))
  const included = Map.groupBy(
    files.filter(({ role }) => role === 'include'),
    ({ language }) => language,
  )
  return {
    outputValidators: validators('output_validator'),
    inputValidators: validators('input_validator'),
    includes: new Map([...included].map(([language, members]) => [language, members.map(sourceOf)])),
  }
}

function programsOf(files: readonly ProblemFile[]): ValidatorProgram[] {
  const programs = Map.groupBy(files, ({ program }) => program)
  return [...programs].flatMap(([path, members]) => {
    const [first] = members
    return first ? [{ path, language: first.language, sources: members.map(sourceOf) }] : []
  })
}

function sourceOf({ name, content }: ProblemFile): SourceFile {
  return { name, bytes: content }
}
