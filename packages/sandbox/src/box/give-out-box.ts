import type { BoxSeat } from '../sandbox.ts'
import { SandboxError } from '../sandbox-error.ts'
import { makeWorkFolder } from './box-files.ts'
import type { RunTerms } from './run-box.ts'
import type { Seat } from './seat.ts'

export interface Loan extends RunTerms {
  /** Where work folders are made. */
  readonly work: string
  readonly giveBack: () => void
}

/** A seat for one borrower, useless after it was given back, which waits until its last run has ended. */
export function lendSeat(seat: Seat, { work, giveBack, ...terms }: Loan): BoxSeat {
  let isGivenBack = false
  let running: Promise<unknown> | null = null
  return {
    index: seat.index,
    makeFolder: async () => makeWorkFolder(work),
    run: async (program, limits, streams, signal) => {
      if (isGivenBack) throw new SandboxError('The seat was used after it was given back.')
      if (running !== null) throw new SandboxError('The seat runs another program.')
      const run = seat.run({ program, limits, streams, signal }, terms).finally(() => {
        running = null
      })
      running = run
      return run
    },
    processesAlive: seat.processes,
    [Symbol.asyncDispose]: async () => {
      if (isGivenBack) return
      isGivenBack = true
      await running?.catch(() => {})
      giveBack()
    },
  }
}
