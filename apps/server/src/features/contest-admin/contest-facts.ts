import type { contestBody } from '@codedojo/contract'
import type { z } from 'zod'
import type { ContestRow } from './find-contest.ts'

export type ContestBody = z.output<typeof contestBody>

const minuteMs = 60_000

/** The contest settings in a request body, without the problems. */
export type ContestFacts = Pick<
  ContestRow,
  | 'name'
  | 'description'
  | 'startsAt'
  | 'endsAt'
  | 'rule'
  | 'visibility'
  | 'code'
  | 'penaltyMinutes'
  | 'freezeMinutes'
  | 'languages'
  | 'isRated'
>

export function contestFactsOf(body: ContestBody): ContestFacts {
  const startsAt = new Date(body.startsAt)
  return {
    name: body.name,
    description: body.description,
    startsAt,
    endsAt: new Date(startsAt.getTime() + body.minutes * minuteMs),
    rule: body.rule,
    visibility: body.visibility,
    code: body.visibility === 'code' ? body.code : '',
    penaltyMinutes: body.penaltyMinutes,
    freezeMinutes: body.freezeMinutes,
    languages: [...new Set(body.languages)],
    isRated: body.isRated,
  }
}

/** The contest settings for the audit log, without the access code. */
export function loggedFacts({
  name,
  startsAt,
  endsAt,
  rule,
  visibility,
  freezeMinutes,
  isRated,
}: ContestFacts) {
  return { name, startsAt, endsAt, rule, visibility, freezeMinutes, isRated }
}

/** Duration in whole minutes. */
export function durationMinutes({ startsAt, endsAt }: Pick<ContestRow, 'startsAt' | 'endsAt'>): number {
  return Math.round((endsAt.getTime() - startsAt.getTime()) / minuteMs)
}
