import type { Language } from '@codedojo/contract'

const endings = {
  cpp: 'cpp',
  java: 'java',
  python: 'py',
  javascript: 'js',
} as const satisfies Record<Language, string>

/** `two-sum/2026-11-22T10-15-30-python.py` without its extension; only characters that every file system allows. */
export function sourceFileName({ createdAt, language }: { createdAt: Date; language: Language }): string {
  const time = createdAt.toISOString().slice(0, 19).replaceAll(':', '-')
  return `${time}-${language}`
}

export function addExtension(name: string, language: Language): string {
  return `${name}.${endings[language]}`
}
