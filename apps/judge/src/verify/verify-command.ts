import { PackageError, type ProblemPackage, readProblemPackage } from '@codedojo/problem-package'
import type { JudgeConfig } from '../config.ts'
import { type OpenJudge, openJudge } from '../open-judge.ts'
import { sandboxFolder, toolchainFolder } from '../places.ts'
import { shortExpectation, shortVerdict } from './short-verdict.ts'
import { type Verification, verifyPackage } from './verify-package.ts'

/** 0: every label is right. 1: some are not. 2: a package was refused or cannot be read. */
export type VerifyStatus = 0 | 1 | 2

export interface VerifyRequest {
  readonly paths: readonly string[]
  readonly config: JudgeConfig
  readonly print: (line: string) => void
}

/** Judges every labelled submission of the packages, one tab-separated line each; needs neither server nor database. */
export async function verifyCommand({ paths, config, print }: VerifyRequest): Promise<VerifyStatus> {
  await using judge = await openJudge({
    slotCount: config.slotCount,
    stateFolder: sandboxFolder(config.dataFolder),
    toolchainFolder: toolchainFolder(config.dataFolder),
    insecure: config.insecure,
  })
  if (!judge.limitsEnforced) print('Limits are not enforced: these verdicts prove nothing.')
  for (const { cure } of judge.toolchain.missing) print(cure)
  const counts = { passed: 0, failed: 0, refused: 0 }
  for (const path of paths) {
    const read = await readOrExplain(path, print)
    if (read) await verifyOne(read, { judge, counts, print })
    else counts.refused++
  }
  print(`${counts.passed} passed, ${counts.failed} failed`)
  if (counts.failed > 0) return 1
  return counts.refused > 0 ? 2 : 0
}

async function readOrExplain(path: string, print: VerifyRequest['print']): Promise<ProblemPackage | null> {
  try {
    return await readProblemPackage(path)
  } catch (error) {
    if (!(error instanceof PackageError)) throw error
    print(`${path}\trefused\t${error.message}`)
    return null
  }
}

interface VerifyRun {
  readonly judge: OpenJudge
  readonly counts: { passed: number; failed: number }
  readonly print: VerifyRequest['print']
}

async function verifyOne(read: ProblemPackage, { judge, counts, print }: VerifyRun): Promise<void> {
  for await (const verification of verifyPackage(read, judge)) {
    if (verification.end === 'ok') counts.passed++
    if (verification.end === 'FAIL') counts.failed++
    print(lineOf(read.folderName, verification))
  }
}

function lineOf(folderName: string, { submission, judged, end }: Verification): string {
  return [
    folderName,
    submission.path,
    submission.languageLabel,
    submission.expected ? shortExpectation(submission.expected) : '-',
    judged ? shortVerdict(judged.got) : '-',
    judged ? `${(judged.runtimeMs / 1000).toFixed(3)} s` : '-',
    judged ? `${(judged.memoryKb / 1024).toFixed(1)} MB` : '-',
    end,
  ].join('\t')
}
