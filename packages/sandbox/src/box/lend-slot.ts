import type { BoxSlot } from '../sandbox.ts'
import { SandboxError } from '../sandbox-error.ts'
import { makeWorkFolder } from './box-files.ts'
import type { Slot } from './slot.ts'

export interface Loan {
  /** Where work folders are made. */
  readonly work: string
  readonly emptyBoxNs: number
  readonly giveBack: () => void
}

/**
 * A slot for one borrower, useless after it was given back. Unless the borrower releases it, it goes back only when its
 * last run has ended.
 */
export function lendSlot(slot: Slot, { work, emptyBoxNs, giveBack }: Loan): BoxSlot {
  let isGivenBack = false
  let running: Promise<unknown> | null = null
  const release = () => {
    if (isGivenBack) return
    isGivenBack = true
    giveBack()
  }
  return {
    index: slot.index,
    makeFolder: async () => makeWorkFolder(work, slot.owner),
    run: async (program, limits, streams, signal) => {
      if (isGivenBack) throw new SandboxError('The slot was used after it was given back.')
      if (running !== null) throw new SandboxError('The slot runs another program.')
      const run = slot.run({ program, limits, streams, signal }, emptyBoxNs).finally(() => {
        running = null
      })
      running = run
      return run
    },
    processesAlive: slot.processes,
    release,
    [Symbol.asyncDispose]: async () => {
      await running?.catch(() => {})
      release()
    },
  }
}
