import type { ImportedPackage } from '@codedojo/contract'
import { needsExamination, type ProblemPackage, unkeptSolutions } from '@codedojo/problem-package'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../http/app-error.ts'
import { rejectedReferences } from '../saving/judge-references.ts'
import { discardCandidate } from '../saving/save-version.ts'
import { type ExaminedUpload, examineUpload } from './examine-upload.ts'
import { type FoundImport, findImported, packageExists } from './find-imported.ts'
import { importNotes } from './import-notes.ts'
import { type OpenImport, openImport, promoteImport } from './import-package.ts'
import { withDrawnPdfs, withDrawnStatement } from './pdf-pictures/with-drawn-pdfs.ts'
import { refusedPackage, refuseOnPackageError } from './refused-package.ts'

/*
 * How it works
 *   read and validated ─→ examined by a judge ─→ candidate ─→ its solutions are judged ─→ promoted
 *   On any error the candidate is discarded, including its pictures.
 */

export interface JudgedImport {
  readonly read: ProblemPackage
  /** The package as a zip file, for the judge that examines it. */
  readonly archive: () => Promise<Buffer>
  /** Name of the file or folder that was imported. */
  readonly name: string
  /** Allows replacing an existing problem by a new version. */
  readonly replace: boolean
  readonly asDraft: boolean
  readonly skipInputValidators: boolean
  /** null for the operator on the command line. */
  readonly authorId: string | null
  /** The user of the judge jobs; every job belongs to a user. */
  readonly askedBy: string
  /** Request key by which a page follows the events; null if nobody follows. */
  readonly requestKey: string | null
  /**
   * What happens to a new problem with a solution that is not Accepted. A problem that learners see is never hidden by
   * it.
   */
  readonly ifRejected: 'refuse' | 'keep as draft'
}

/**
 * Imports a package after judging it. Throws `package_refused` with the reason and the remedy, `package_exists`,
 * `title_taken`, and `reference_rejected` when a program that must be Accepted is not.
 */
export async function importJudgedPackage(
  context: Context,
  bringing: JudgedImport,
): Promise<ImportedPackage> {
  const { existing, lack } = await admit(context, bringing)
  const read = await withDrawnPdfs(await refuseOnPackageError(() => withDrawnStatement(bringing.read)))
  const isDraft = bringing.asDraft || read.codedojo?.status === 'draft' || lack !== null
  const found = await examine(context, { ...bringing, asDraft: isDraft })
  const { authorId, replace: mayReplace } = bringing
  const opened = await refuseOnPackageError(() =>
    openImport(context.database, {
      ...{ read, authorId, mayReplace },
      derivedTimeLimit: found.derivedTimeLimit,
      asDraft: isDraft,
    }),
  )
  try {
    const judged = isDraft ? notJudged : await judge(context, { bringing, opened, found })
    const isKept = judged.rejection !== null && bringing.ifRejected === 'keep as draft' && !isPublic(existing)
    if (judged.rejection && !isKept) throw judged.rejection
    const ready = judged.rejection ? hidden(opened) : opened
    await promoteImport(context.database, ready, judged)
    const reasons = reasonsOf(lack, judged.rejection)
    const wrong = found.rejections.filter((sentence) => !reasons.includes(sentence))
    const notes = await importNotes(context.database, read, ready.candidate.problemId)
    return answerOf(ready, [...reasons.map(whyDraft), ...wrong, ...notes, ...found.findings])
  } catch (error) {
    await discardCandidate(context.database, opened.candidate)
    throw error
  }
}

/**
 * Finds the existing problem, and the reasons against publishing the package; throws when it must not be imported at
 * all.
 */
async function admit({ database }: Context, { read, replace, asDraft }: JudgedImport) {
  const existing = await refuseOnPackageError(() => findImported(database.queries, read))
  if (existing && !replace) throw packageExists(existing)
  const lack = lackOf(read)
  if (asDraft || read.codedojo?.status === 'draft' || lack === null) return { existing, lack: null }
  if (!isPublic(existing)) return { existing, lack }
  throw refusedPackage(
    `${lack} Otherwise the problem "${existing?.title}" would be hidden from learners; import it as a draft if that is meant.`,
  )
}

/** What a problem must have for learners to see it, and the package has not; null if nothing. */
function lackOf({ cases, pdfStatement }: ProblemPackage): string | null {
  if (!cases.some(({ kind }) => kind === 'hidden'))
    return 'It has no hidden case: put the cases that programs are judged on into data/secret.'
  return pdfStatement && 'Its statement is a PDF, whose pages are shown as pictures: write its text first.'
}

/** Whether the problem is published or scheduled. */
function isPublic(existing: FoundImport | null): boolean {
  return existing !== null && existing.publishedAt !== null
}

function reasonsOf(lack: string | null, rejection: AppError | null): string[] {
  return [lack, rejection?.errors[0]?.message].filter((reason) => typeof reason === 'string')
}

function whyDraft(reason: string): string {
  return `It is a draft, which only administrators see. ${reason}`
}

function hidden(opened: OpenImport): OpenImport {
  return { ...opened, options: { ...opened.options, status: 'draft', publishAt: null } }
}

/** A draft is imported without checks, as long as it has a time limit. */
async function examine(context: Context, bringing: JudgedImport): Promise<ExaminedUpload> {
  const { read, asDraft, skipInputValidators } = bringing
  const asked = asDraft
    ? {
        ...read,
        submissions: [],
        validation: { ...read.validation, inputValidators: [], outputValidators: [] },
      }
    : read
  if (!needsExamination(asked, { skipInputValidators }))
    return { derivedTimeLimit: null, findings: [], rejections: [] }
  return examineUpload(context, bringing)
}

interface PackageToJudge {
  readonly bringing: JudgedImport
  readonly opened: OpenImport
  readonly found: ExaminedUpload
}

interface PackageVerdict {
  readonly isVerified: boolean
  /** Reasons against publishing it. */
  readonly rejection: AppError | null
}

const notJudged: PackageVerdict = { isVerified: false, rejection: null }

async function judge(context: Context, { bringing, opened, found }: PackageToJudge): Promise<PackageVerdict> {
  const { candidate, options } = opened
  const wrong = found.rejections.map((message) => ({ field: 'body', message }))
  if (wrong[0]) return rejected(`${wrong[0].message} ${wayOut}`, wrong)
  if (candidate.isVerified) return notJudged
  const solutions = options.draft.columns.referenceSolution
  if (solutions.length === 0) {
    if (found.derivedTimeLimit) return notJudged
    const [unkept] = unkeptSolutions(bringing.read.submissions)
    const message = unkept
      ? `${unkept} Mend that, or import the package as a draft.`
      : 'The package has no accepted submission of one file in C++, Java, Python or JavaScript, so nothing shows that its cases are right. Add one, or import it as a draft.'
    return rejected(message, [{ field: 'body', message }])
  }
  const { askedBy: authorId, requestKey } = bringing
  const errors = await rejectedReferences(context, { candidate, solutions, authorId, requestKey })
  if (errors.length === 0) return { isVerified: true, rejection: null }
  return rejected(`${errors[0]?.message ?? ''} ${wayOut}`, errors)
}

const wayOut = 'Mend the package, or import it as a draft.'

function rejected(message: string, errors: AppError['errors']): PackageVerdict {
  return { isVerified: false, rejection: new AppError('reference_rejected', message, { errors }) }
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
