import type { Language } from '../vocabulary.ts'
import { locatedMessages } from './located-messages.ts'
import { javaTrace, nodeReport, pythonTraceback } from './trace-messages.ts'

/** One complaint about the user's source, with the place it names in the text of the compiler. */
export interface CompilerMessage {
  readonly severity: 'error' | 'warning'
  /** From 1. */
  readonly line: number
  /** From 1, in characters of the source line; null when only the line is known. */
  readonly column: number | null
  readonly text: string
  /** Where the place is written in the whole text, for a link: offsets of its first character and of the one after its last. */
  readonly from: number
  readonly to: number
}

/** Reads what g++, javac, Python's compile or Node wrote about the user's own file, in its order. Unknown texts give no message. */
export function parseCompilerText(language: Language, text: string): CompilerMessage[] {
  switch (language) {
    case 'cpp':
    case 'java':
      return locatedMessages(text)
    case 'python':
      return pythonTraceback(text)
    case 'javascript':
      return nodeReport(text)
  }
}

/** The place in the user's file that a crash report on standard error names; C++ programs leave none. */
export function parseCrashReport(language: Language, text: string): CompilerMessage[] {
  switch (language) {
    case 'cpp':
      return []
    case 'java':
      return javaTrace(text)
    case 'python':
      return pythonTraceback(text)
    case 'javascript':
      return nodeReport(text)
  }
}
