import { PackageError } from './package-error.ts'

/** Longer than any allowed path. */
const mostCharacters = 1024

/** Matches one path character; null matches any run of characters except `/`. */
type Step = ((character: string) => boolean) | null
/** A part of a glob: a step, or the alternatives of a brace. */
type Part = Step | readonly (readonly Step[])[]

/**
 * Returns a matcher that tells whether a glob of submissions.yaml matches a path or a folder above it. `*` matches any text
 * without `/`, `?` one such character, `{a,b}` either alternative, `[ab]` one of the characters, `[!ab]` any other; braces do not
 * nest, and an unclosed bracket is a literal. All alternatives are tracked in parallel, so the work is at most the product of
 * both lengths. Throws `PackageError` for a glob longer than any path.
 */
export function globMatcher(glob: string): (path: string) => boolean {
  if (glob.length > mostCharacters)
    throw new PackageError(
      `submissions/submissions.yaml: "${glob.slice(0, 40)}…" is longer than ${mostCharacters} characters.`,
    )
  const parts = partsOf(glob.replace(/\/$/, ''))
  return (path) => {
    let places = new Set([0])
    for (const part of parts)
      places = isChoice(part) ? afterChoice(path, places, part) : after(path, places, part)
    return [...places].some((place) => place === path.length || path[place] === '/')
  }
}

function isChoice(part: Part): part is readonly (readonly Step[])[] {
  return Array.isArray(part)
}

function afterChoice(path: string, places: Set<number>, choices: readonly (readonly Step[])[]): Set<number> {
  const ends = choices.map((steps) => steps.reduce((reached, step) => after(path, reached, step), places))
  return new Set(ends.flatMap((reached) => [...reached]))
}

/** The positions reached from the given ones by one step. */
function after(path: string, places: Set<number>, step: Step): Set<number> {
  if (step === null) return runsFrom(path, places)
  const reached = new Set<number>()
  for (const place of places) if (place < path.length && step(path[place] ?? '')) reached.add(place + 1)
  return reached
}

/** From each position up to the next `/`; each part of the path is visited once. */
function runsFrom(path: string, places: Set<number>): Set<number> {
  const reached = new Set(places)
  for (const place of places)
    for (let at = place; at < path.length && path[at] !== '/' && !reached.has(at + 1); at++)
      reached.add(at + 1)
  return reached
}

function partsOf(glob: string): Part[] {
  const parts: Part[] = []
  for (const [token] of glob.matchAll(/\{[^{}]*\}|\[[^[\]]+\]|./gs))
    parts.push(
      token.length > 1 && token.startsWith('{') ? token.slice(1, -1).split(',').map(stepsOf) : stepOf(token),
    )
  return parts
}

function stepsOf(choice: string): Step[] {
  return Array.from(choice.matchAll(/\[[^[\]]+\]|./gs), ([token]) => stepOf(token))
}

function stepOf(token: string): Step {
  if (token === '*') return null
  if (token === '?') return (character) => character !== '/'
  return token.length > 1 ? oneOf(token.slice(1, -1)) : (character) => character === token
}

/** Parses `ab`, `a-z`, and `!ab` or `^ab` for all others. */
function oneOf(listed: string): Step {
  const isOther = /^[!^]/.test(listed)
  const ranges = [...(isOther ? listed.slice(1) : listed).matchAll(/(.)-(.)|./gs)]
  return (character) =>
    ranges.some(([one, from = one, to = one]) => from <= character && character <= to) !== isOther
}
