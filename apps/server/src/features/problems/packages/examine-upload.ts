import { type Outcome, problemDraftBody } from '@codedojo/contract'
import { storeFiles, type Transaction } from '@codedojo/db'
import {
  type DerivedTimeLimit,
  derivedTimeLimitSchema,
  type ProblemPackage,
  skipInputChecks,
} from '@codedojo/problem-package'
import { v7 as uuidv7 } from 'uuid'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../http/app-error.ts'
import { runScratchJob } from '../saving/scratch-job.ts'
import type { JudgedImport } from './import-judged-package.ts'
import { refusedPackage } from './refused-package.ts'

export interface ExaminedUpload {
  /** Derived time limit; null where the package states one. */
  readonly derivedTimeLimit: DerivedTimeLimit | null
  readonly findings: readonly string[]
  /** One sentence for each program that must be Accepted and is not. */
  readonly rejections: readonly string[]
}

/**
 * Has a judge examine a package: it runs the input validators on its inputs, derives a time limit where none is stated,
 * and judges the programs that must be Accepted. Throws `package_refused` with the judge's reasons.
 */
export function examineUpload(context: Context, examining: JudgedImport): Promise<ExaminedUpload> {
  return runScratchJob(context, {
    body: problemDraftBody.parse({ title: `Package ${uuidv7()}`, status: 'draft' }),
    base: null,
    authorId: examining.askedBy,
    jobOf: (tx) => jobOf(tx, examining),
    tooSlow:
      'The package was not examined within 30 minutes, so nothing was imported. Look at the judges on the dashboard.',
    answerOf: async (_, outcome) => examinedBy(outcome),
  })
}

async function jobOf(tx: Transaction, examining: JudgedImport) {
  const { archive, name, read, requestKey, asDraft, skipInputValidators } = examining
  const [packageHash] = await storeFiles(tx, [await archive()])
  if (!packageHash) throw new Error('A package was stored without a hash.')
  return {
    ...{ kind: 'examine' as const, packageHash, language: languageOf(read), code: name },
    // The inputs of a draft may still be invalid.
    customInputs: asDraft || skipInputValidators ? [skipInputChecks] : [],
    requestKey: requestKey === null ? null : `${requestKey}/examine`,
  }
}

/** The language that the judge must support in any case. */
function languageOf({ validation, submissions }: ProblemPackage) {
  const [validator] = [...validation.outputValidators, ...validation.inputValidators]
  const accepted = submissions.find(
    ({ className, language }) => className === 'accepted' && language !== null,
  )
  return validator?.language ?? accepted?.language ?? 'python'
}

function examinedBy(outcome: Outcome | null): ExaminedUpload {
  const examined = outcome?.examined
  if (!examined)
    throw new AppError(
      'unavailable',
      `The package could not be examined. ${outcome?.errorMessage ?? 'Import it again.'}`,
    )
  if (examined.isRefused) throw refused(examined.lines)
  const timeLimit = derivedTimeLimitSchema.nullable().parse(examined.timeLimit)
  return { derivedTimeLimit: timeLimit, findings: examined.lines, rejections: examined.rejections ?? [] }
}

/** The last line is the error; the lines before it tell how it was found. */
function refused(lines: readonly string[]): AppError {
  const reason = lines.at(-1) ?? 'The judge refused the package.'
  const { message } = refusedPackage(reason)
  const before = lines.slice(0, -1).map((line) => ({ field: 'body', message: line }))
  return new AppError('package_refused', message, { errors: [{ field: 'body', message }, ...before] })
}
