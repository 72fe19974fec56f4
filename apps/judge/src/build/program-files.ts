import type { SourceFile } from '@codedojo/problem-package'
import type { LanguageTool } from '../languages/language-tool.ts'
import type { Program } from './compile-program.ts'

/**
 * The files to put into the work folder: the program's own, and those that its problem includes with every program,
 * which win where names meet, or where one's folder has the name of the other's file. A program of one file keeps its own name
 * where the problem brings the main file itself.
 */
export function programFiles(tool: LanguageTool, { sources, includes = [] }: Program): readonly SourceFile[] {
  if (includes.length === 0) return tool.layOut(sources)
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
