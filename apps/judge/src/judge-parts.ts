import type { Sandbox } from '@codedojo/sandbox'
import type { BuildCache } from './build/builds.ts'
import type { Toolchain } from './toolchain/toolchain.ts'

/** What judging needs of this machine. */
export interface JudgeParts {
  readonly sandbox: Sandbox
  /** False only under the development flag: every verdict says so. */
  readonly limitsEnforced: boolean
  readonly toolchain: Toolchain
  readonly builds: BuildCache
  /** For files of its own that no program may see; what is there when the judge is killed is removed at the next start. */
  readonly ownFolder: string
}
