import type { Language } from '@codedojo/contract'
import { type Block, findBody } from './blocks.ts'

export interface NamedBlock extends Block {
  readonly name: string
}

const heads: Readonly<Record<Language, readonly RegExp[]>> = {
  python: [/^[ \t]*def\s+(\w+)\s*\([^\n]*:/gm],
  cpp: [
    /\b(\w+)\s*\([^(){};]*(?:\([^(){};]*\)[^(){};]*)*\)\s*(?:const\s*)?(?:noexcept\s*)?(?:->\s*[\w:<>]+\s*)?(?=\{)/g,
    /\b(\w+)\s*=\s*\[[^[\]\n]*\]\s*(?:\([^(){}]*\))?\s*(?:->\s*[\w:<>]+\s*)?(?=\{)/g,
  ],
  java: [/\b(\w+)\s*\([^(){};]*\)\s*(?:throws\s+[\w.,\s]+)?(?=\{)/g],
  javascript: [
    /\bfunction\s+(\w+)\s*\([^{}]*?\)\s*(?=\{)/g,
    /\b(\w+)\s*=\s*(?:function\s*)?\([^(){}]*\)\s*=>\s*/g,
    /\b(\w+)\s*=\s*\w+\s*=>\s*/g,
  ],
}
const noNames = new Set(['if', 'for', 'while', 'switch', 'catch', 'return', 'synchronized'])
const maxFunctions = 60

/** The named functions of masked code with their bodies, except the entry point (`main`). */
export function findFunctions(bare: string, language: Language): NamedBlock[] {
  return findAllFunctions(bare, language).filter(({ name }) => name !== 'main')
}

/** As `findFunctions`, with a function that is called `main`. */
export function findAllFunctions(bare: string, language: Language): NamedBlock[] {
  return heads[language]
    .flatMap((head) => Array.from(bare.matchAll(head)).slice(0, maxFunctions))
    .filter(([, name = '']) => !noNames.has(name))
    .map((match) => {
      const head = { from: match.index, to: match.index + match[0].trimEnd().length }
      return { ...findBody(bare, head, language), name: match[1] ?? '' }
    })
}

/** Offsets of the calls of a function in masked code, without its own header. */
export function findCalls(bare: string, { name, from, bodyFrom }: NamedBlock): number[] {
  return Array.from(bare.matchAll(new RegExp(`(?<![\\w.])${name}\\s*\\(`, 'g')), ({ index }) => index)
    .filter((place) => place < from || place >= bodyFrom)
    .slice(0, 100)
}
