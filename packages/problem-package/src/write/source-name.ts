import type { Language } from '@codedojo/contract'

const names = {
  cpp: 'main.cpp',
  java: 'Main.java',
  python: 'main.py',
  javascript: 'main.js',
} as const satisfies Record<Language, string>

/** The file name of a single-file program. */
export function sourceName(language: Language): string {
  return names[language]
}
