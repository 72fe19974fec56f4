import type { Difference } from '@codedojo/contract'
import type { BoxFacts, Sandbox } from '@codedojo/sandbox'
import type { ReadyBuild } from '../build/compile-program.ts'
import { compareOutput } from '../compare/compare-output.ts'
import type { LanguageTool } from '../languages/language-tool.ts'
import { boxLimitsOf, type CaseLimits } from '../limits.ts'
import type { CaseToJudge } from './case-to-judge.ts'
import { keepOutput } from './kept-output.ts'

/** A program that is ready to be run on cases. */
export interface Contestant {
  readonly tool: LanguageTool
  readonly build: ReadyBuild
  readonly limits: CaseLimits
}

export interface CaseRun {
  readonly facts: BoxFacts
  readonly stdout: Uint8Array
  readonly stdoutIsCut: boolean
  /** null when the output is right, or there is no answer to compare it with. */
  readonly difference: Difference | null
}

export interface CaseTask {
  readonly input: Uint8Array
  readonly answer: CaseToJudge['answer']
  readonly comparison: CaseToJudge['comparison']
  /** How much of the output is kept. */
  readonly keptBytes: number
}

/** Runs a program once in an empty box and compares what it prints while it prints it. */
export async function runCase(
  sandbox: Sandbox,
  { tool, build, limits }: Contestant,
  { input, answer, comparison, keptBytes }: CaseTask,
  signal: AbortSignal,
): Promise<CaseRun> {
  const comparer = answer && compareOutput(answer, comparison)
  const kept = keepOutput(keptBytes)
  await using slot = await sandbox.acquire(signal)
  const facts = await slot.run(
    { ...tool.run(build.names, limits), folder: build.folder, folderIsWritable: false },
    boxLimitsOf(tool.language, limits),
    {
      stdin: input,
      onStdout: (chunk) => {
        comparer?.push(chunk)
        kept.push(chunk)
      },
    },
    signal,
  )
  return {
    facts,
    stdout: kept.bytes(),
    stdoutIsCut: kept.isCut(),
    difference: comparer?.end() ?? null,
  }
}
