import type { Language } from '@codedojo/contract'
import { compilerMessages, type MessageMeaning } from './compiler-messages.ts'

/**
 * Beginners' mistakes that write Python like another language or like mathematics, recognised by the line at which the compiler
 * stops.
 */
const pythonSlips: readonly MessageMeaning[] = [
  [/^\s*else\s+if\b/, 'In Python, "else if" is one word: `elif`.'],
  [
    /^\s*(?:if|elif|while|for|else)\b[^:]*\s(?:print|return)\b/,
    'A colon must stand before what is to be done, and that goes to a line of its own, four spaces further right.',
  ],
  [
    /^\s*(?:if|elif|while|for)\b.*[^:\s]\s*$|^\s*else\s*$/,
    'A colon is missing at the end of this line, and what belongs to it stands on the next line, four spaces further right.',
  ],
  [/&&|\|\|/, 'Python joins conditions by the words `and` and `or`.'],
  [/\w(?:\+\+|--)\s*$/, 'Python has no `++`: write `+= 1`.'],
  [/[\w)]\s+x\s+[\w(]|[·×÷]/, 'Times is written `*`, and divided by is `/`.'],
]

interface CompilerMessage {
  readonly message: string
  /** The line of the program that the message is about; empty if it names none. */
  readonly line: string
}

/** Explains a compiler message in one sentence. */
export function compileMeaning(language: Language, { message, line }: CompilerMessage): string {
  const isPuzzled = language === 'python' && /invalid syntax|expected ':'/.test(message)
  const slip = isPuzzled ? pythonSlips.find(([pattern]) => pattern.test(line))?.[1] : undefined
  if (slip !== undefined) return slip
  return (
    compilerMessages[language].find(([pattern]) => pattern.test(message))?.[1] ??
    'Read the message word by word: it names what the compiler did not expect there.'
  )
}
