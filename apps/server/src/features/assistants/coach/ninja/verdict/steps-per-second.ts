import type { Language } from '@codedojo/contract'
import type { Bound } from '../statement/parse-bounds.ts'

/** Simple steps per second of CPU time; a rule of thumb, accurate to a factor of ten. */
const perSecond = { cpp: 1e8, java: 1e8, javascript: 5e7, python: 1e7 } satisfies Record<Language, number>

/** "n can be 200,000. If two of these go that far, that is n², about 4·10¹⁰ steps; …", with formulas. */
export function stepsText({
  size,
  depth,
  language,
  timeLimitMs,
}: {
  readonly size: Bound
  readonly depth: number
  readonly language: Language
  readonly timeLimitMs: number
}): string {
  const fitting = (perSecond[language] * timeLimitMs) / 1000
  const power = size.most ** 2 > fitting ? Math.min(depth, 2) : Math.min(depth, 3)
  const raised = power === 1 ? sizeNameText(size) : `$$${inBrackets(size.name)}^${power}$$`
  const which = { 1: 'one goes', 2: 'two of these go', 3: 'three of these go' }[power]
  return `${sizeText(size)}. If ${which} that far, that is ${raised}, about ${roughly(size.most ** power)} steps; as a rule of thumb about ${roughly(fitting)} simple ones fit into the limit of ${timeLimitMs / 1000}\u00a0s.`
}

/**
 * Explains a short input with a huge number: the number of lines is not the cause, but a loop up to that number may be. Empty if
 * a program can count up to the number in time.
 */
export function hugeNumberText(
  largest: bigint,
  { language, timeLimitMs }: { readonly language: Language; readonly timeLimitMs: number },
): string {
  const fitting = (perSecond[language] * timeLimitMs) / 1000
  if (largest <= BigInt(fitting)) return ''
  return ` This input is short, but it has the number ${largest}. A loop that goes up to such a number one by one has far more rounds than the about ${roughly(fitting)} simple steps that fit into the limit of ${timeLimitMs / 1000}\u00a0s.`
}

/** The name of a size as a formula. */
export function sizeNameText({ name }: Pick<Bound, 'name'>): string {
  return `$$${formulaOf(name)}$$`
}

/** "n can be 200,000" */
export function sizeText(size: Bound): string {
  return `${sizeNameText(size)} can be ${size.most.toLocaleString('en-US')}`
}

function formulaOf(name: string): string {
  return name.replaceAll('·', ' \\cdot ')
}

function inBrackets(name: string): string {
  return name.includes('·') ? `(${formulaOf(name)})` : name
}

/** The time complexity that a size allows, by the same rule of thumb. */
export function fittingComplexity(size: Bound): string {
  const { most } = size
  const name = inBrackets(size.name)
  if (most >= 1_000_000) return `about ${sizeNameText(size)} steps`
  if (most >= 20_000) return `about ${sizeNameText(size)} or $$${name} \\log ${name}$$ steps`
  if (most >= 2000) return `at most about $$${name}^2$$ steps`
  if (most >= 150) return `at most about $$${name}^3$$ steps`
  return 'a search that drops hopeless choices early, or a table of what was worked out already'
}

function roughly(steps: number): string {
  const power = Math.floor(Math.log10(steps))
  if (power < 6) return Math.round(steps).toLocaleString('en-US')
  const first = Math.round(steps / 10 ** power)
  if (first === 1 || first === 10) return `$$10^{${first === 10 ? power + 1 : power}}$$`
  return `$$${first} \\cdot 10^{${power}}$$`
}
