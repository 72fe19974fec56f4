import type { JudgedCase } from './judgement.ts'

/**
 * When judging stops early: never (for our own checks), at the second exceeded limit (for runs, which show as many cases as
 * possible without making others wait for each infinite loop), at the first exceeded limit (for practice), at the first failure
 * (for contests and packages). Custom inputs are always run, whatever happened before.
 */
export type StopRule = 'never' | 'second limit' | 'limit' | 'failure'

/**
 * Custom inputs that have not started this many seconds of real time after the first of them are skipped, because others wait.
 */
export const ownInputsSeconds = 60

export interface JudgedPart {
  /** In order; indexes start at 1, and custom inputs come last. */
  readonly cases: readonly Pick<JudgedCase, 'index' | 'kind' | 'status'>[]
  /** Number of all cases, including custom inputs. */
  readonly total: number
  readonly ownInputs: number
  readonly rule: StopRule
}

/** Which cases were not judged, and why; null if all were, or the program did not compile. */
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

/** Custom inputs are numbered separately, as in the editor. */
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
