/**
 * How it works: a program could leak hidden case data through its running time and memory use, many bits per case. Both
 * are therefore rounded up for contest submissions, for everybody but admins; see `contestMeasureSteps` in the
 * contract.
 */
import { contestMeasureSteps, type User } from '@codedojo/contract'

export interface Measures {
  readonly ms: number
  readonly kb: number
}

interface MeasureAudience {
  readonly isOfContest: boolean
  /** null for the author. */
  readonly reader: Pick<User, 'role'> | null
}

export function coarsenMeasures({ ms, kb }: Measures, { isOfContest, reader }: MeasureAudience): Measures {
  if (!isOfContest || reader?.role === 'admin') return { ms, kb }
  return { ms: roundedUp(ms, contestMeasureSteps.ms), kb: roundedUp(kb, contestMeasureSteps.kb) }
}

function roundedUp(value: number, step: number): number {
  return Math.ceil(value / step) * step
}
