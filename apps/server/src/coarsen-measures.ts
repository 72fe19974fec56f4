/**
 * How it works: a program can tell its author something of a hidden case by the time and the memory that it takes there, many bits
 * a case. Of a submission in a contest both are therefore told rounded up to steps, to all but admins; see
 * `contestMeasureSteps` of the contract.
 */
import { contestMeasureSteps, type User } from '@codedojo/contract'

export interface Measures {
  readonly ms: number
  readonly kb: number
}

interface Told {
  readonly isOfContest: boolean
  /** null: its author. */
  readonly reader: Pick<User, 'role'> | null
}

export function coarsenMeasures({ ms, kb }: Measures, { isOfContest, reader }: Told): Measures {
  if (!isOfContest || reader?.role === 'admin') return { ms, kb }
  return { ms: roundedUp(ms, contestMeasureSteps.ms), kb: roundedUp(kb, contestMeasureSteps.kb) }
}

function roundedUp(value: number, step: number): number {
  return Math.ceil(value / step) * step
}
