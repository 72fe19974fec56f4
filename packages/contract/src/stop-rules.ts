import type { JudgedCase } from './judgement.ts'

/**
 * When judging ends early: never (our own checks), at the second limit exceeded (a run, which shows as many cases as it
 * can, but whoever waits behind it must not wait for each endless loop), at the first limit (practice), at the first
 * failure (contests, packages). Inputs of the learner's own get their turn whatever the cases before them met.
 */
export type StopRule = 'never' | 'second limit' | 'limit' | 'failure'

/** Own inputs that have not begun this long after the first of them, in real time, are not judged: others wait behind the run. */
export const ownInputsSeconds = 60

export interface JudgedPart {
  /** In their order; their indexes count from 1, own inputs last. */
  readonly cases: readonly Pick<JudgedCase, 'index' | 'kind' | 'status'>[]
  /** How many there are, own inputs included. */
  readonly total: number
  readonly ownInputs: number
  readonly rule: StopRule
}

/** Which cases were not judged, and why; null when all were, or the program could not be compiled. */
export function unjudgedSentence({ cases, total, ownInputs, rule }: JudgedPart): string | null {
  if (cases.length === 0) return null
  const lastStored = cases.findLast(({ kind }) => kind !== 'custom')?.index ?? 0
  const given = total - ownInputs
  const lastOwn = Math.max(given, cases.at(-1)?.index ?? 0)
  const stored = notJudged(lastStored + 1, given)
  const own = ownNotJudged(lastOwn + 1 - given, ownInputs)
  if (cases.some(({ status }) => status === 'Internal Error')) return sentences(stored, own, brokenReason)
  const late = `No input of your own begins later than ${ownInputsSeconds} s after the first of them.`
  const both = [stored && `${stored} ${reasons[rule]}`, own && `${own} ${late}`].filter(
    (each) => each !== null,
  )
  return both.length === 0 ? null : both.join(' ')
}

const brokenReason = 'Judging stops where the judge itself fails.'

const reasons = {
  never: '',
  'second limit': 'Of the given cases a run judges no more after the second limit exceeded.',
  limit: 'Judging stops at the first limit exceeded.',
  failure: 'Judging stops at the first case that is not Accepted.',
} as const satisfies Record<StopRule, string>

/** Own inputs have numbers of their own, as beside the code. */
function ownNotJudged(first: number, last: number): string | null {
  if (first > last) return null
  if (first === last) return `Custom ${first}, an input of your own, was not judged.`
  return `Custom ${first} to ${last}, inputs of your own, were not judged.`
}

function notJudged(first: number, last: number): string | null {
  if (first > last) return null
  if (first === last) return `Case ${first} was not judged.`
  return `Cases ${first} to ${last} were not judged.`
}

function sentences(...parts: readonly (string | null)[]): string | null {
  const [stored, own, reason] = parts
  return stored || own ? [stored, own, reason].filter(Boolean).join(' ') : null
}
