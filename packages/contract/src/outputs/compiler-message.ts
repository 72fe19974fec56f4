import type { Language } from '../vocabulary.ts'
import { locatedMessages } from './located-messages.ts'
import { javaTrace, nodeReport, pythonTraceback } from './trace-messages.ts'

/** An error or warning about the user's source, with its position in the compiler output. */
export interface CompilerMessage {
  readonly severity: 'error' | 'warning'
  /** From 1. */
  readonly line: number
  /** From 1, in characters of the source line; null if only the line is known. */
  readonly column: number | null
  readonly text: string
  /** Range of the location in the complete output, for a link; the end is exclusive. */
  readonly from: number
  readonly to: number
}

/** Parses messages of g++, javac, Python's compile or Node about the user's own file, in order. Unknown texts yield none. */
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

/** Parses the location in the user's file from a crash report on standard error; C++ programs print none. */
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
