import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Language } from '@codedojo/contract'

export interface ProgramFile {
  readonly name: string
  readonly language: Language
  readonly bytes: Buffer
}

const languageOf: Readonly<Record<string, Language>> = {
  '.cpp': 'cpp',
  '.java': 'java',
  '.py': 'python',
  '.js': 'javascript',
}

/** The programs of a folder, by the endings of their names; none if there is no such folder. */
export async function* programsInFolder(folder: string): AsyncGenerator<ProgramFile> {
  for (const name of await readdir(folder).catch(() => [])) {
    const language = languageOf[extname(name)]
    if (language) yield { name, language, bytes: await readFile(join(folder, name)) }
  }
}
