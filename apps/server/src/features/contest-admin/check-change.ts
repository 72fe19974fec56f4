import { AppError } from '../../http/app-error.ts'
import type { ChosenProblem } from './chosen-problems.ts'
import type { ContestFacts } from './contest-facts.ts'
import type { ContestRow } from './find-contest.ts'

/** Tolerance for the time between filling in a form and sending it. */
const graceMs = 60_000

/** Throws `bad_input` when the facts are invalid for a future contest. */
export function checkContestFacts({ startsAt, endsAt, freezeMinutes, visibility, code }: ContestFacts): void {
  const minutes = (endsAt.getTime() - startsAt.getTime()) / 60_000
  if (freezeMinutes > minutes)
    throw refusal('freezeMinutes', 'The freeze must not be longer than the contest')
  if (visibility === 'code' && code === '') throw refusal('code', 'Code is required: people register with it')
}

/** Throws `bad_input` when the start is in the past. */
export function checkStart({ startsAt }: Pick<ContestFacts, 'startsAt'>, now: Date): void {
  if (startsAt.getTime() < now.getTime() - graceMs) {
    throw refusal('startsAt', 'The start must not be in the past')
  }
}

export interface Change {
  readonly before: ContestRow
  readonly after: ContestFacts
  readonly problemsBefore: readonly Pick<ChosenProblem, 'problemId' | 'points'>[]
  readonly problemsAfter: readonly Pick<ChosenProblem, 'problemId' | 'points'>[]
  readonly hasSubmissions: boolean
  readonly now: Date
}

const minuteMs = 60_000

/**
 * Adjusts the freeze so that it begins at the same moment as before, if the scoreboard is frozen already: extending the
 * contest must not reveal hidden results. Throws `contest_started` if a later freeze was requested.
 */
export function keepFreezeStart({
  before,
  after,
  now,
}: Pick<Change, 'before' | 'after' | 'now'>): ContestFacts {
  const began = freezeStart(before)
  if (before.freezeMinutes === 0 || began > now.getTime() || before.endsAt <= now) return after
  const wanted = Math.round((after.endsAt.getTime() - began) / minuteMs)
  if (after.freezeMinutes === before.freezeMinutes) return { ...after, freezeMinutes: wanted }
  if (freezeStart(after) <= began) return after
  const message = `The board is frozen already: the freeze must stay at least ${wanted} minutes`
  throw new AppError('contest_started', message, { errors: [{ field: 'freezeMinutes', message }] })
}

function freezeStart({ endsAt, freezeMinutes }: Pick<ContestFacts, 'endsAt' | 'freezeMinutes'>): number {
  return endsAt.getTime() - freezeMinutes * minuteMs
}

/**
 * Rejects changes of facts that participants rely on once the contest has started. Throws `contest_started`, which
 * names the field.
 */
export function checkChange(change: Change): void {
  const { before, after, now } = change
  if (before.startsAt > now) {
    checkStart(after, now)
    return
  }
  for (const [field, isKept, sentence] of keptOf(change)) {
    if (isKept) continue
    throw new AppError('contest_started', sentence, { errors: [{ field, message: sentence }] })
  }
}

function keptOf({ before, after, now, ...change }: Change): [string, boolean, string][] {
  const isOver = before.endsAt <= now
  const sameEnd = before.endsAt.getTime() === after.endsAt.getTime()
  const sameProblems = named(change.problemsBefore) === named(change.problemsAfter)
  return [
    [
      'startsAt',
      before.startsAt.getTime() === after.startsAt.getTime(),
      'The contest has started: its start stays',
    ],
    ['rule', before.rule === after.rule, 'The contest has started: its rules stay'],
    [
      'penaltyMinutes',
      before.penaltyMinutes === after.penaltyMinutes,
      'The contest has started: its penalty stays',
    ],
    ['visibility', after.visibility !== 'draft', 'The contest has started: it cannot be a draft again'],
    [
      'languages',
      before.languages.every((each) => after.languages.includes(each)),
      'The contest has started: no language can be taken away',
    ],
    ['minutes', sameEnd || !isOver, 'The contest is over: its length stays'],
    ['minutes', sameEnd || after.endsAt > now, 'The new end must be in the future'],
    [
      'freezeMinutes',
      !isOver || before.freezeMinutes === after.freezeMinutes,
      'The contest is over: its freeze stays',
    ],
    [
      'problems',
      sameProblems || !(isOver || change.hasSubmissions),
      'Somebody has submitted already: the problems stay',
    ],
  ]
}

function named(problems: Change['problemsBefore']): string {
  return problems.map(({ problemId, points }) => `${problemId} ${points}`).join()
}

function refusal(field: string, message: string): AppError {
  return new AppError('bad_input', message, { errors: [{ field, message }] })
}
