import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { openProcessFolder, openSandbox, proveSandbox, type Sandbox, SandboxError } from '@codedojo/sandbox'
import { makeBuildCache, type OwnedBuildCache } from './build/build-cache.ts'
import type { JudgeParts } from './judge-parts.ts'
import { headerMount } from './languages/cpp.ts'
import { openFolderCache } from './toolchain/folder-cache.ts'
import type { PythonLibrary } from './toolchain/python-libraries.ts'
import { openToolchain } from './toolchain/toolchain.ts'
import { caseFolder } from './validators/validator-script.ts'

export interface JudgeOptions {
  readonly slotCount: number
  /** Holds the sandbox's work folders and the judge's own folder. */
  readonly stateFolder: string
  readonly toolchainFolder: string
  /** What Python programs may import beside the standard library; nothing when absent. */
  readonly pythonLibraries?: readonly PythonLibrary[]
  /** For development: start even if limits cannot be enforced. */
  readonly insecure?: boolean
}

export interface OpenJudge extends JudgeParts, AsyncDisposable {
  readonly builds: OwnedBuildCache
}

/**
 * Opens everything that judging needs; disposing closes it. Throws `SandboxError` with the remedy if this machine cannot
 * guarantee isolation, unless `insecure` is set.
 */
export async function openJudge(options: JudgeOptions): Promise<OpenJudge> {
  const { slotCount, pythonLibraries = [], insecure = false } = options
  const stateFolder = await makeRealFolder(options.stateFolder)
  const toolchainFolder = await makeRealFolder(options.toolchainFolder)
  await using opening = new AsyncDisposableStack()
  const sandbox = opening.use(
    await openSandbox({
      slotCount,
      stateFolder,
      folders: [toolchainFolder],
      mountPoints: [headerMount, caseFolder],
      insecure,
    }),
  )
  const limitsEnforced = await keepsPromises(sandbox, insecure)
  const ownFolders = join(stateFolder, 'own')
  await mkdir(ownFolders, { recursive: true })
  const own = opening.use(await openProcessFolder(ownFolders, { mode: 0o700 }))
  const folders = opening.use(await openFolderCache(toolchainFolder))
  const toolchain = await openToolchain({ sandbox, folders, pythonLibraries })
  await folders.sweep()
  const builds = opening.use(makeBuildCache(sandbox))
  const everything = opening.move()
  return {
    sandbox,
    limitsEnforced,
    toolchain,
    builds,
    ownFolder: own.folder,
    [Symbol.asyncDispose]: () => everything.disposeAsync(),
  }
}

/** Resolves symbolic links, because mounts need real paths. */
async function makeRealFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o755 })
  return realpath(folder)
}

async function keepsPromises(sandbox: Sandbox, insecure: boolean): Promise<boolean> {
  if (sandbox.mode === 'none') return false
  const broken = (await proveSandbox(sandbox)).filter(({ holds }) => !holds)
  if (broken.length === 0) return true
  if (insecure) return false
  const reasons = broken.map(({ promise, detail }) => `it does not hold that ${promise}: ${detail}`)
  throw new SandboxError(`This machine cannot judge safely: ${reasons.join('; ')}`)
}
