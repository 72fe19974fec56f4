import type { ImportedPackage, importProblem } from '@codedojo/contract'
import {
  type Examination,
  needsExamination,
  type ProblemPackage,
  readProblemPackage,
} from '@codedojo/problem-package'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import type { Spooled } from '../../http/spool-upload.ts'
import { examineUpload } from './examine-upload.ts'
import { findImported, type OpenImport, openImport, promoteImport } from './import-package.ts'
import { rejectedReferences } from './judge-references.ts'
import { orRefused } from './refused-package.ts'
import { discard, packageExists } from './save-version.ts'

/*
 * How it works
 *   read, and refused with the reason ─→ examined by a judge ─→ a candidate ─→ its solutions are judged ─→ promoted
 *   Whatever goes wrong, the candidate is discarded: nothing of the package is left, its pictures neither.
 */

export interface UploadToImport {
  readonly upload: Spooled
  readonly query: z.output<typeof importProblem.query>
  readonly authorId: string
}

/** Of an uploaded package, unfolded: all of it is kept in memory while it is read. */
const totalBytesMost = 512 * 1024 * 1024

/**
 * Brings an uploaded package in. Throws `package_refused` with what is wrong and the way out, `package_exists`,
 * `title_taken`, and `reference_rejected` when one of its solutions is not Accepted.
 */
export async function importUpload(context: Context, importing: UploadToImport): Promise<ImportedPackage> {
  const { upload, query } = importing
  const read = await orRefused(() => readProblemPackage(upload.path, { totalBytes: totalBytesMost }))
  await requireReplaceable(context, read, query.replace)
  const isDraft = query.asDraft || read.codedojo?.status === 'draft'
  const found = await examine(context, { ...importing, read, isDraft })
  const opened = await orRefused(() =>
    openImport(context.database, {
      read,
      examination: found.examination,
      authorId: importing.authorId,
      asDraft: isDraft,
      mayReplace: query.replace,
    }),
  )
  try {
    const judged = isDraft ? notJudged : await judge(context, { ...importing, opened, found })
    await promoteImport(context.database, opened, { isVerified: judged.isVerified })
    return answerOf(opened, [...notesOn(read), ...found.findings, ...judged.findings])
  } catch (error) {
    await discard(context.database, opened.candidate)
    throw error
  }
}

const notJudged = { isVerified: false, findings: [] }

async function requireReplaceable({ database }: Context, read: ProblemPackage, mayReplace: boolean) {
  const existing = await findImported(database.queries, read)
  if (existing && !mayReplace) throw packageExists(existing.title)
}

interface Found {
  readonly examination: Examination | null
  readonly findings: readonly string[]
}

type PackageToExamine = UploadToImport & { readonly read: ProblemPackage; readonly isDraft: boolean }

/** A draft is taken as it is, as long as it has a time limit. */
async function examine(context: Context, examining: PackageToExamine): Promise<Found> {
  const { read, isDraft } = examining
  const isNeeded = isDraft
    ? needsExamination(
        { ...read, validation: { ...read.validation, inputValidators: [], outputValidators: [] } },
        all,
      )
    : needsExamination(read, all)
  if (!isNeeded) return { examination: null, findings: [] }
  return examineUpload(context, examining)
}

const all = { skipInputValidators: false }

interface ImportToJudge extends UploadToImport {
  readonly opened: OpenImport
  readonly found: Found
}

async function judge(context: Context, { opened, found, query, authorId }: ImportToJudge) {
  const { candidate, options } = opened
  if (candidate.isVerified) return notJudged
  const solutions = options.draft.columns.referenceSolution
  if (solutions.length === 0) {
    if (found.examination) return notJudged
    const message =
      'The package has no accepted submission of one file in C++, Java, Python or JavaScript, so nothing shows that its cases are right. Add one, or import it as a draft.'
    throw new AppError('reference_rejected', message, { errors: [{ field: 'body', message }] })
  }
  const saveKey = query.saveKey ?? null
  const rejected = await rejectedReferences(context, { candidate, solutions, authorId, saveKey })
  if (rejected.length === 0) return { isVerified: true, findings: [] }
  const message = `${rejected[0]?.message ?? ''} Mend the package, or import it as a draft.`
  throw new AppError('reference_rejected', message, { errors: rejected })
}

function notesOn({ validation, statements }: ProblemPackage): string[] {
  const others = statements.filter(({ markdown }) => markdown !== null).slice(1)
  return [
    ...validation.unusedInputValidators.map(({ path, reason }) => `${path} is left out: ${reason}.`),
    ...(others.length > 0
      ? [`Left out: the statement in ${others.map(({ language }) => language).join(', ')}.`]
      : []),
  ]
}

function answerOf({ candidate, options }: OpenImport, findings: readonly string[]): ImportedPackage {
  const { title } = options.draft.columns
  const { isNew, problemId, version } = candidate
  return {
    message: isNew ? `Problem "${title}" imported.` : `Problem "${title}" has version ${version} now.`,
    _id: problemId,
    title,
    isNew,
    status: options.status,
    findings: [...findings],
  }
}
