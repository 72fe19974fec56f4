import { findOutside, maskPython } from './mask-python.ts'

export const mutationKinds = [
  'off by one',
  'comparison turned',
  'minimum for maximum',
  'sign turned',
  'edge left out',
  'early exit',
] as const
export type MutationKind = (typeof mutationKinds)[number]

export interface Mutant {
  readonly kind: MutationKind
  /** From 1. */
  readonly line: number
  /** Description for the report. */
  readonly change: string
  readonly source: string
}

/** A piece of the program and its replacement. */
interface Change {
  readonly start: number
  readonly end: number
  readonly by: string
}

type ChangesOf = (masked: string) => Iterable<Change>

/** All programs that differ from a Python program by one small mistake, ordered by kind and line. */
export function mutantsOf(source: string): Mutant[] {
  const masked = maskPython(source)
  return mutationKinds.flatMap((kind) =>
    [...changes[kind](masked)]
      .toSorted((a, b) => a.start - b.start)
      .map((change) => makeMutant(source, kind, change)),
  )
}

function makeMutant(source: string, kind: MutationKind, { start, end, by }: Change): Mutant {
  const line = source.slice(0, start).split('\n').length
  const mutated = source.slice(0, start) + by + source.slice(end)
  const [was, is] = [source, mutated].map((text) => text.split('\n')[line - 1]?.trim())
  const change = was === is ? `after "${was}" comes "${by.trim()}"` : `"${was}" becomes "${is}"`
  return { kind, line, change, source: mutated }
}

const turned: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>'],
  '<=': ['<', '>='],
  '>': ['>=', '<'],
  '>=': ['>', '<='],
  '==': ['!='],
  '!=': ['=='],
  'not in': ['in'],
  'is not': ['is'],
}

const changes: Readonly<Record<MutationKind, ChangesOf>> = {
  'off by one': function* (masked) {
    yield* matches(masked, /(?<![\w.~])\d+(?![\w.])/g, (digits) => [
      String(Number(digits) + 1),
      String(Number(digits) - 1),
    ])
    yield* rangeEnds(masked)
  },
  'comparison turned': (masked) =>
    matches(masked, /(?<= )(?:[<>]=?|[=!]=|not in|is not)(?= )/g, (sign) => turned[sign] ?? []),
  'minimum for maximum': (masked) =>
    matches(masked, /\b(?:min|max)(?=\()/g, (name) => [name === 'min' ? 'max' : 'min']),
  'sign turned': (masked) => matches(masked, /(?<= )[+-](?==? )/g, (sign) => [sign === '+' ? '-' : '+']),
  'edge left out': function* (masked) {
    for (const { index, 0: word } of masked.matchAll(/(?<=^ *)(?:el)?if (?=\S)/gm)) {
      const start = index + word.length
      const end = findOutside(masked, start, ':')
      if (end >= 0) yield* ['True', 'False'].map((by) => ({ start, end, by }))
    }
    yield* matches(masked, /(?<= )(?:and|or)(?= )/g, (word) => [word === 'and' ? 'or' : 'and'])
  },
  'early exit': function* (masked) {
    yield* matches(masked, /\bcontinue\b/g, () => ['break'])
    yield* matches(masked, /\bbreak\b/g, () => ['pass'])
    yield* endsOfLoops(masked)
  },
}

function* matches(
  masked: string,
  pattern: RegExp,
  othersOf: (word: string) => readonly string[],
): Iterable<Change> {
  for (const { index, 0: word } of masked.matchAll(pattern))
    yield* othersOf(word).map((by) => ({ start: index, end: index + word.length, by }))
}

/** A range that ends one step too early or too late. */
function* rangeEnds(masked: string): Iterable<Change> {
  for (const { index, 0: word } of masked.matchAll(/\brange\(/g)) {
    const start = index + word.length
    const first = findOutside(masked, start, ',)')
    const end = masked[first] === ',' ? findOutside(masked, first + 1, ',)') : first
    // A literal number is changed already, like every other number.
    if (end < 0 || /^-?\s*\d+$/.test(masked.slice(start, end).split(',').at(-1)?.trim() ?? '')) continue
    yield* [' - 1', ' + 1'].map((by) => ({ start: end, end, by }))
  }
}

/** Each loop, with `break` at the end of its body, so that it runs at most once. */
function* endsOfLoops(masked: string): Iterable<Change> {
  for (const { index, 0: head } of masked.matchAll(/^( *)(?:for|while) .*:$/gm)) {
    const indent = /^ */.exec(head)?.[0] ?? ''
    const body = new RegExp(String.raw`(?:\n${indent} +\S.*|\n *(?=\n))+`, 'y')
    body.lastIndex = index + head.length
    const end = index + head.length + (body.exec(masked)?.[0].trimEnd().length ?? 0)
    yield { start: end, end, by: `\n${indent}    break` }
  }
}
