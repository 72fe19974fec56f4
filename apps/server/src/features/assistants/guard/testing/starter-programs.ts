import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '@codedojo/contract'

export interface StarterProgram {
  readonly language: Language
  readonly code: string
}

const problems = join(import.meta.dirname, '../../../../../../../content/problems')
const fileNames = { cpp: 'main.cpp', java: 'Main.java', python: 'main.py', javascript: 'main.js' } as const

/** The solutions of a starter problem, by its folder. */
export function readSolutions(problem: string): StarterProgram[] {
  return programsIn(join(problem, 'submissions/accepted'))
}

/** The starter code. */
export function readStarters(problem: string): StarterProgram[] {
  return programsIn(join(problem, 'starter'))
}

function programsIn(folder: string): StarterProgram[] {
  return languages.map((language) => ({
    language,
    code: readFileSync(join(problems, folder, fileNames[language]), 'utf8'),
  }))
}

/** Normalises a program: two programs that differ only in whitespace and comments give the same result. */
export function normalizeProgram(code: string): string {
  return code
    .replaceAll(/\/\*[\s\S]*?\*\/|"""[\s\S]*?"""/g, '')
    .replaceAll(/(^|\s)(#(?!include)|\/\/) .*$/gm, '')
    .replaceAll(/\s/g, '')
}
