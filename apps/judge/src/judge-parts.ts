import type { Sandbox } from '@codedojo/sandbox'
import type { BuildCache } from './build/build-cache.ts'
import type { Toolchain } from './toolchain/toolchain.ts'

/** The resources of this machine that judging uses. */
export interface JudgeParts {
  readonly sandbox: Sandbox
  /** False only under the development flag; every verdict then states it. */
  readonly limitsEnforced: boolean
  readonly toolchain: Toolchain
  readonly builds: BuildCache
  /** A folder for files that no judged program may see. The next start removes what a killed judge left there. */
  readonly ownFolder: string
}
