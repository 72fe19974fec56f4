import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Language } from '../../packages/contract/src/index.ts'

const content = join(import.meta.dirname, '../../content/problems')
const languageOf: Readonly<Record<string, Language>> = {
  '.cpp': 'cpp',
  '.java': 'java',
  '.py': 'python',
  '.js': 'javascript',
}

export interface WrongSolution {
  readonly path: string
  readonly language: Language
  readonly code: string
}

export interface ProblemWithMistakes {
  readonly folder: string
  readonly title: string
  readonly wrong: readonly WrongSolution[]
}

/** The starter problems with their labelled wrong solutions. */
export function problemsWithMistakes(): ProblemWithMistakes[] {
  return readdirSync(content)
    .toSorted()
    .map((folder) => {
      const yaml = readFileSync(join(content, folder, 'problem.yaml'), 'utf8')
      return { folder, title: /^ {2}en: (.+)$/m.exec(yaml)?.[1] ?? folder, wrong: wrongIn(folder) }
    })
}

function wrongIn(folder: string): WrongSolution[] {
  const below = join(content, folder, 'submissions')
  return readdirSync(below)
    .filter((label) => label !== 'accepted')
    .flatMap((label) => readdirSync(join(below, label)).map((name) => join(label, name)))
    .flatMap((path) => {
      const language = languageOf[extname(path)]
      return language ? [{ path, language, code: readFileSync(join(below, path), 'utf8') }] : []
    })
}
