import type { SourceFile } from '@codedojo/problem-package'
import type { LanguageTool } from '../languages/language-tool.ts'
import type { Program } from './compile-program.ts'

/**
 * Returns the files of the work folder: those of the program and those that the problem includes with every program. An included
 * file replaces a program file of the same name, or one whose path conflicts with it (a file where the other has a folder). A
 * single-file program keeps its own name if the problem supplies the main file. A function keeps its files and the harness instead: the
 * harness is what calls it, so a main program of the problem is left out.
 */
export function programFiles(tool: LanguageTool, { sources, includes = [] }: Program): readonly SourceFile[] {
  if (includes.length === 0) return tool.layOut(sources)
  if (tool.callsFunction) {
    const own = tool.layOut(sources)
    const names = new Set(own.map(({ name }) => name))
    const others = includes.filter(({ name }) =>
      [name, ...foldersAbove(name)].every((path) => !names.has(path)),
    )
    return [...own, ...others]
  }
  const included = new Set(includes.map(({ name }) => name))
  const folders = new Set(includes.flatMap(({ name }) => foldersAbove(name)))
  const isTaken = ({ name }: SourceFile) =>
    folders.has(name) || [name, ...foldersAbove(name)].some((path) => included.has(path))
  const laidOut = tool.layOut(sources)
  const own = laidOut.some(isTaken) ? sources : laidOut
  return [...own.filter((file) => !isTaken(file)), ...includes]
}

function foldersAbove(name: string): string[] {
  const parts = name.split('/').slice(0, -1)
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}
