import type { Language } from '@codedojo/contract'

const names = {
  cpp: 'main.cpp',
  java: 'Main.java',
  python: 'main.py',
  javascript: 'main.js',
} as const satisfies Record<Language, string>

/** Of a program of one file. */
export function sourceName(language: Language): string {
  return names[language]
}
