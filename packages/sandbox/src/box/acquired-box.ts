import type { Box } from '../sandbox.ts'
import { SandboxError } from '../sandbox-error.ts'
import { makeWorkFolder } from './box-files.ts'
import type { RunContext } from './run-box.ts'
import type { WarmBox } from './warm-box.ts'

export interface AcquiredBoxOptions extends RunContext {
  /** Parent of the work folders. */
  readonly work: string
  readonly giveBack: () => void
}

/**
 * The handle of an acquired warm box for one claimant. It cannot be used after it was given back; giving back waits for the last
 * run to end.
 */
export function makeAcquiredBox(warmBox: WarmBox, { work, giveBack, ...terms }: AcquiredBoxOptions): Box {
  let isGivenBack = false
  let running: Promise<unknown> | null = null
  return {
    index: warmBox.index,
    makeFolder: async () => makeWorkFolder(work),
    run: async (program, limits, streams, signal) => {
      if (isGivenBack) throw new SandboxError('The box was used after it was given back.')
      if (running !== null) throw new SandboxError('The box runs another program.')
      const run = warmBox.run({ program, limits, streams, signal }, terms).finally(() => {
        running = null
      })
      running = run
      return run
    },
    processesAlive: warmBox.processes,
    [Symbol.asyncDispose]: async () => {
      if (isGivenBack) return
      isGivenBack = true
      await running?.catch(() => {})
      giveBack()
    },
  }
}
