import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Outcome, PackageExamination, Progress } from '@codedojo/contract'
import { type ClaimedJob, type Database, readStoredFile, retryWhileUnavailable } from '@codedojo/db'
import { needsExamination, skipInputChecks } from '@codedojo/problem-package'
import type { JudgeParts } from '../judge-parts.ts'
import { unjudgedOutcome } from '../submission-outcome.ts'
import { examinePackage } from '../verify/examine-package.ts'
import { findingsOf } from '../verify/findings-of.ts'
import { readPackageOrPrintReason } from '../verify/read-packages.ts'

export interface ExamineContext {
  readonly database: Database
  readonly parts: JudgeParts
  readonly onProgress: (progress: Progress) => void
  readonly signal: AbortSignal
}

/**
 * Examines an uploaded package before its import. The findings are in the outcome, whose status is Accepted if nothing speaks
 * against the import. Rejects with the reason of `signal` when that is aborted: half an examination proves nothing.
 */
export async function examineJob(context: ExamineContext, job: ClaimedJob): Promise<Outcome> {
  const { database, parts, onProgress, signal } = context
  const { packageHash } = job
  const { limitsEnforced } = parts
  const content =
    packageHash && (await retryWhileUnavailable(() => readStoredFile(database, packageHash), signal))
  if (!content)
    return unjudgedOutcome({
      errorMessage: 'The uploaded package is no longer there. Upload it again.',
      limitsEnforced,
    })
  onProgress({ stage: 'running', total: 1, cases: [] })
  const folder = await mkdtemp(join(parts.ownFolder, 'package-'))
  try {
    // The file keeps its name, because findings may mention it; the server refuses names longer than 200 bytes.
    const path = join(folder, basename(job.code))
    await writeFile(path, content)
    const skipInputValidators = job.customInputs.includes(skipInputChecks)
    const examined = await examine({ path, skipInputValidators, signal }, parts)
    const unjudged = unjudgedOutcome({ errorMessage: examined.lines.at(-1) ?? '', limitsEnforced })
    return examined.isRefused
      ? { ...unjudged, examined }
      : { ...unjudged, status: 'Accepted', errorMessage: null, examined }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface PackageToExamine {
  readonly path: string
  readonly skipInputValidators: boolean
  readonly signal: AbortSignal
}

async function examine(
  { path, skipInputValidators, signal }: PackageToExamine,
  parts: JudgeParts,
): Promise<PackageExamination> {
  const lines: string[] = []
  const options = { print: (line: string) => lines.push(line), skipInputValidators, signal }
  const answer = (found: Omit<PackageExamination, 'lines'>) => ({
    ...found,
    lines: findingsOf(lines),
  })
  const read = await readPackageOrPrintReason(path, options.print)
  if (!read) return answer({ isRefused: true, timeLimit: null })
  if (!needsExamination(read, options)) return answer({ isRefused: false, timeLimit: null })
  const found = await examinePackage(read, parts, options)
  return found === 'refused'
    ? answer({ isRefused: true, timeLimit: null })
    : answer({ isRefused: false, timeLimit: found.timeLimit, rejections: [...found.rejections] })
}
