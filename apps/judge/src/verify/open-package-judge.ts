import type { JudgeConfig } from '../config.ts'
import { sandboxFolder, toolchainFolder } from '../data-paths.ts'
import { type OpenJudge, openJudge } from '../open-judge.ts'
import type { PrintLine } from './read-packages.ts'

/** Opens the judge for a command-line run, without server and database, and prints which languages are missing. */
export async function openPackageJudge(config: JudgeConfig, print: PrintLine): Promise<OpenJudge> {
  const judge = await openJudge({
    slotCount: config.slotCount,
    pythonLibraries: config.pythonLibraries,
    stateFolder: sandboxFolder(config.dataFolder),
    toolchainFolder: toolchainFolder(config.dataFolder),
    insecure: config.insecure,
  })
  if (!judge.limitsEnforced) print('Limits are not enforced: these verdicts prove nothing.')
  for (const { cure } of judge.toolchain.missing) print(cure)
  return judge
}
