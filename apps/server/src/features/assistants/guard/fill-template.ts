import type { Language } from '@codedojo/contract'
import { removeIndentation } from './deobfuscations.ts'
import { type FoundFunction, findFunctions } from './find-functions.ts'
import { unwrapClass } from './unwrap-class.ts'
import { usualImports } from './usual-imports.ts'

/**
 * Inserts a fragment into a program that already reads and prints, such as the starter code: a function replaces the
 * one with the same name, else the same number of parameters; lines replace a body.
 */
export function fillTemplate(code: string, language: Language, frame: string): string[] {
  const bare = removeIndentation(unwrapClass(code, language) ?? code)
  const places = findFunctions(frame, language).filter(({ name }) => name !== 'main')
  const own = findFunctions(bare, language).filter(({ name }) => name !== 'main')
  const parts: FrameParts = { code: bare, language, frame }
  if (own.length === 0) return shortest(places).flatMap((place) => asBody(parts, place))
  const pairs = pairsOf(own, places)
  const alone = { ...parts, code: withoutCalls(parts.code, language) }
  return pairs.flatMap(({ mine, place }) => [
    asFunction(parts, mine.name, place),
    ...(alone.code.trim() === parts.code.trim() ? [] : [asFunction(alone, mine.name, place)]),
  ])
}

/** Only functions and what they need: answers often contain a sample call, whose output would be wrong. */
function withoutCalls(code: string, language: Language): string {
  const functions = findFunctions(code, language).filter(({ name }) => name !== 'main')
  const outside = functions.reduceRight((rest, { from, to }) => rest.slice(0, from) + rest.slice(to), code)
  const needed = outside
    .split('\n')
    .filter((line) => /^(?:import|from|using|#\s*include|const\s+\w+\s*=\s*require)\b/.test(line))
  return [...needed, ...functions.map(({ from, to }) => code.slice(from, to))].join('\n\n')
}

interface FrameParts {
  readonly code: string
  readonly language: Language
  readonly frame: string
}

interface Pair {
  readonly mine: FoundFunction
  readonly place: FoundFunction
}

function pairsOf(own: readonly FoundFunction[], places: readonly FoundFunction[]): Pair[] {
  const sameName = own.flatMap((mine) =>
    places.filter((place) => bareName(place) === bareName(mine)).map((place) => ({ mine, place })),
  )
  if (sameName.length > 0) return sameName.slice(0, 1)
  const last = own.at(-1)
  if (!last) return []
  const fitting = places.filter(({ parameters }) => own.some((mine) => mine.parameters === parameters))
  return fitting.slice(0, 1).map((place) => ({
    mine: own.findLast(({ parameters }) => parameters === place.parameters) ?? last,
    place,
  }))
}

/** Compares names across naming conventions: `firstEcho` equals `first_echo`. */
function bareName({ name }: FoundFunction): string {
  return name.replaceAll('_', '').toLowerCase()
}

function asFunction({ code, language, frame }: FrameParts, name: string, place: FoundFunction): string {
  const renamed =
    name === place.name ? code : code.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), () => place.name)
  const inFrameAlready = new Set(frame.split('\n').map((line) => line.trim()))
  const isKept = (line: string) =>
    line.trim() === '' ||
    !inFrameAlready.has(line.trim()) ||
    !/^\s*(?:const|let|import|from|#include)\b/.test(line)
  const lines = renamed.split('\n').filter(isKept)
  const isImport = (line: string) => language === 'java' && /^\s*import\s/.test(line)
  const body = lines.filter((line) => !isImport(line)).join('\n')
  const whole = frame.slice(0, place.from) + body + frame.slice(place.to)
  return usualImports(code, language) + [...lines.filter(isImport), whole].join('\n')
}

function asBody({ code, language, frame }: FrameParts, place: FoundFunction): string[] {
  if (!/\breturn\b/.test(code)) return []
  const indent =
    language === 'python' ? `${/(?<![ \t])[ \t]*$/.exec(frame.slice(0, place.from))?.[0] ?? ''}    ` : ''
  const body = code.replaceAll(/^(?=.*\S)/gm, indent)
  const imports = usualImports(code, language)
  return [`${imports}${frame.slice(0, place.bodyFrom)}\n${body}\n${frame.slice(place.bodyTo)}`]
}

/** The shortest function is the one to be written: the others read and print. */
function shortest(places: readonly FoundFunction[]): FoundFunction[] {
  return [...places].sort((one, other) => one.to - one.from - (other.to - other.from)).slice(0, 1)
}
