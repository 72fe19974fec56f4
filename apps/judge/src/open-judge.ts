import { openSandbox, type Sandbox } from '@codedojo/sandbox'
import { type Builds, keepBuilds } from './build/builds.ts'
import type { JudgeParts } from './judge-parts.ts'
import { openToolchain } from './toolchain/toolchain.ts'

export interface JudgeOptions {
  readonly slotCount: number
  /** Work folders of the sandbox. */
  readonly stateFolder: string
  readonly toolchainFolder: string
  /** Go on where limits cannot be enforced, for development. */
  readonly insecure?: boolean
}

export interface OpenJudge extends JudgeParts, AsyncDisposable {
  readonly sandbox: Sandbox
  readonly builds: Builds
}

/** Everything that judging needs; disposing ends it. Throws `SandboxError` with the cure when nothing can be judged here. */
export async function openJudge(options: JudgeOptions): Promise<OpenJudge> {
  const { slotCount, stateFolder, insecure = false } = options
  const sandbox = await openSandbox({ slotCount, stateFolder, insecure })
  try {
    const toolchain = await openToolchain({ sandbox, folder: options.toolchainFolder })
    const builds = keepBuilds(sandbox)
    return {
      sandbox,
      toolchain,
      builds,
      [Symbol.asyncDispose]: async () => {
        await builds[Symbol.asyncDispose]()
        await sandbox[Symbol.asyncDispose]()
      },
    }
  } catch (error) {
    await sandbox[Symbol.asyncDispose]()
    throw error
  }
}
