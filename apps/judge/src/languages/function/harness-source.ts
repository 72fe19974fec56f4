import { readFileSync } from 'node:fs'
import type { Size } from '@codedojo/contract'

/** The text of a file in the folder `harness`. */
export function harnessSource(name: string): string {
  const known = sources.get(name)
  if (known !== undefined) return known
  const text = readFileSync(new URL(`harness/${name}`, import.meta.url), 'utf8')
  sources.set(name, text)
  return text
}

const sources = new Map<string, string>()

/** A parameter or a count in the code of a harness, where no name of the learner's or of the language can be the same. */
export function variableOf(name: string, isParameter: boolean): string {
  return isParameter ? `arg_${name}` : `count_${name}`
}

/** The length of a list as an expression; `before` reads it from the input. */
export function lengthOf(size: Size, { nameOf, before }: LengthParts): string {
  switch (size.kind) {
    case 'fixed':
      return String(size.plus)
    case 'count':
      return size.plus === 0
        ? nameOf(size.name)
        : `${nameOf(size.name)} ${size.plus < 0 ? '-' : '+'} ${Math.abs(size.plus)}`
    case 'before':
      return before
    case 'rest':
      throw new Error('Only a result has a list without a length.')
  }
}

export interface LengthParts {
  readonly nameOf: (name: string) => string
  readonly before: string
}
