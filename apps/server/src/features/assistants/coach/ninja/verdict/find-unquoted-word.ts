import type { Language } from '@codedojo/contract'
import type { NinjaFacts } from '../../../ninja/ninja-facts.ts'
import { splitStatement } from '../statement/split-statement.ts'

interface Report {
  /** The compiler's message, or the text on standard error. */
  readonly message: string
  readonly code: string
  readonly language: Language
  readonly problem: Pick<NinjaFacts['problem'], 'description' | 'visibleCases'>
}

/** The unknown name of a message. */
const unknownName: Readonly<Record<Language, RegExp>> = {
  python: /NameError: name '(\w+)' is not defined/,
  javascript: /ReferenceError: (\w+) is not defined/,
  java: /cannot find symbol[\s\S]{0,1000}?symbol:\s+variable (\w+)/,
  cpp: /['‘](\w+)['’] was not declared in this scope|undeclared identifier ['‘](\w+)['’]/,
}

/**
 * A word that the statement wants printed, but that the code writes without quotes, so that it is taken for an unknown name.
 * Spelled as in the statement; null if the unknown name is no such word.
 */
export function findUnquotedWord({ message, code, language, problem }: Report): string | null {
  const found = unknownName[language].exec(message)
  const name = found?.[1] ?? found?.[2] ?? ''
  // A single letter is a variable, and so is any name that is assigned a value.
  if (name.length < 2 || new RegExp(`\\b${name}\\s*=(?!=)`).test(code)) return null
  const words = printedWords(problem)
  return words.find((word) => word === name) ?? words.find((word) => isAlike(word, name)) ?? null
}

function isAlike(word: string, name: string): boolean {
  return word.toLowerCase() === name.toLowerCase()
}

/** The words of the examples' answers, and those that the output section names. */
function printedWords({ description, visibleCases }: Report['problem']): string[] {
  const { output } = splitStatement(description)
  const named = Array.from(output.matchAll(/`([^`\n]{1,80})`/g), ([, text = '']) => text)
  return [...named, ...visibleCases.map((one) => one.output)].flatMap(
    (text) => text.match(/[A-Za-z]\w+/g) ?? [],
  )
}

/** What is said of it. */
export function unquotedMeaning(word: string): string {
  return `Without quotes, a word is taken for the name of a variable, and there is none of that name. Text needs quotes: write \`"${word}"\`.`
}
