import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { CaseKind, Language, Outcome, Progress } from '@codedojo/contract'
import type { CaseToJudge } from '../cases/case-to-judge.ts'
import { sandboxFolder, toolchainFolder } from '../data-paths.ts'
import { judgeSubmission, type SubmissionToJudge } from '../judge-submission.ts'
import { type JudgeOptions, type OpenJudge, openJudge } from '../open-judge.ts'

export interface TestJudge extends AsyncDisposable {
  readonly judge: OpenJudge
  /** State folder of the boxes, shared with all other judges of this machine. */
  readonly stateFolder: string
  /** The folder that contains the work folders of its boxes. */
  readonly ownWork: string
}

/** Opens a judge for a test that must have it for itself; the toolchain is shared with all other tests. */
export async function openTestJudge(options: Pick<JudgeOptions, 'pythonLibraries'> = {}): Promise<TestJudge> {
  const folder = await mkdtemp(join(tmpdir(), 'codedojo-judge-'))
  const stateFolder = sandboxFolder(folder)
  const judge = await openJudge({
    slotCount: Math.min(2, availableParallelism()),
    stateFolder,
    toolchainFolder: toolchainFolder(folder),
    ...options,
  })
  // A mount point for tests that mount a folder.
  await mkdir(join(judge.sandbox.systemFolder, 'group'))
  return {
    judge,
    stateFolder,
    ownWork: join(dirname(judge.sandbox.systemFolder), 'work'),
    [Symbol.asyncDispose]: async () => {
      await judge[Symbol.asyncDispose]()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export function exampleCase(input: string, answer: string | null, kind: CaseKind = 'hidden'): CaseToJudge {
  return {
    kind,
    input: Buffer.from(input),
    answer: answer === null ? null : Buffer.from(answer),
    comparison: { caseSensitive: true, spaceSensitive: false, floatAbsolute: null, floatRelative: null },
  }
}

/** One visible and two hidden cases of the problem of adding two numbers. */
export const additionCases = [
  exampleCase('1 2\n', '3\n', 'visible'),
  exampleCase('5 6\n', '11\n'),
  exampleCase('100 1\n', '101\n'),
]

export interface JudgedExample {
  readonly language: Language
  readonly code: string
  readonly options?: Partial<SubmissionToJudge>
  readonly onProgress?: (progress: Progress) => void
  readonly now?: () => number
}

/** Judges code on the addition problem; the default limits are 0.5 s and 256 MB. */
export function judgeExample(
  judge: OpenJudge,
  { language, code, options, onProgress = () => {}, now = () => performance.now() }: JudgedExample,
): Promise<Outcome> {
  const submission: SubmissionToJudge = {
    program: { language, sources: [{ name: 'source', bytes: Buffer.from(code) }] },
    cases: additionCases,
    limits: { timeMs: 500, memoryBytes: 256 * 1024 * 1024, sameLimits: false },
    stopRule: 'limit',
    reference: null,
    ...options,
  }
  return judgeSubmission(submission, judge, { onProgress, now })
}
