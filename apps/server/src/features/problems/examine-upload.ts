import { readFile } from 'node:fs/promises'
import { outcomeSchema, problemDraftBody } from '@codedojo/contract'
import { enqueueJob, schema, storeFiles } from '@codedojo/db'
import {
  type Examination,
  examinationSchema,
  type ProblemPackage,
  skipInputChecks,
} from '@codedojo/problem-package'
import { and, eq, ne } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { draftOfBody } from './draft-of-body.ts'
import type { UploadToImport } from './import-upload.ts'
import { refusedPackage } from './refused-package.ts'
import { type Candidate, discard, openCandidate } from './save-version.ts'

const { judgeJob } = schema

export interface UploadToExamine extends UploadToImport {
  readonly read: ProblemPackage
  /** Its input validators are not asked. */
  readonly isDraft: boolean
}

export interface ExaminedUpload {
  /** The derived time limit; null where the package names one. */
  readonly examination: Examination | null
  readonly findings: readonly string[]
}

const withinMs = 30 * 60_000

/**
 * Has a judge look at an uploaded package: its validators are run on its own inputs, and a time limit is derived where none
 * is named. Throws `package_refused` with what the judge has against it.
 */
export async function examineUpload(context: Context, examining: UploadToExamine): Promise<ExaminedUpload> {
  const { database, jobs } = context
  const id = uuidv7()
  const scratch = await openScratch(context, examining)
  try {
    await enqueue(context, { ...examining, id, scratch })
    if (!(await jobs.untilDone(id, withinMs)))
      throw new AppError(
        'unavailable',
        'The package was not examined within 30 minutes, so nothing was imported. Look at the judges on the dashboard.',
      )
    return await examinedBy(context, id)
  } finally {
    await database.queries.delete(judgeJob).where(and(eq(judgeJob.id, id), ne(judgeJob.state, 'done')))
    await discard(database, scratch)
  }
}

/** Every job is about a problem; this one has nothing but a name, and goes with the examination. */
function openScratch({ database }: Context, { authorId }: UploadToExamine): Promise<Candidate> {
  return database.queries.transaction(async (tx) => {
    const body = problemDraftBody.parse({ title: `Package ${uuidv7()}`, status: 'draft' })
    const draft = await draftOfBody(tx, body, null)
    const isNew = { problemId: null, publishAt: null, expectedVersion: null } as const
    return openCandidate(tx, { ...isNew, draft, status: 'draft', authorId, note: '' })
  })
}

interface JobToEnqueue extends UploadToExamine {
  readonly id: string
  readonly scratch: Candidate
}

async function enqueue({ database }: Context, job: JobToEnqueue): Promise<void> {
  const { id, scratch, upload, query, read, isDraft, authorId: userId } = job
  const content = await readFile(upload.path)
  await database.queries.transaction(async (tx) => {
    const [packageHash] = await storeFiles(tx, [content])
    if (!packageHash) throw new Error('A package was stored without a hash.')
    await enqueueJob(tx, {
      ...{ id, kind: 'examine', userId, packageHash, language: languageOf(read) },
      ...{ problemId: scratch.problemId, problemRevision: scratch.revision },
      code: query.name,
      customInputs: isDraft ? [skipInputChecks] : [],
      requestKey: query.saveKey === undefined ? null : `${query.saveKey}/examine`,
    })
  })
}

/** The one that a judge must have before all others. */
function languageOf({ validation, submissions }: ProblemPackage) {
  const [validator] = [...validation.outputValidators, ...validation.inputValidators]
  const accepted = submissions.find(
    ({ className, language }) => className === 'accepted' && language !== null,
  )
  return validator?.language ?? accepted?.language ?? 'python'
}

async function examinedBy({ database }: Context, jobId: string): Promise<ExaminedUpload> {
  const [job] = await database.queries
    .select({ outcome: judgeJob.outcome })
    .from(judgeJob)
    .where(eq(judgeJob.id, jobId))
  const outcome = outcomeSchema.safeParse(job?.outcome).data
  const examined = outcome?.examined
  if (!examined)
    throw new AppError(
      'unavailable',
      `The package could not be examined. ${outcome?.errorMessage ?? 'Import it again.'}`,
    )
  if (examined.isRefused) throw refused(examined.lines)
  const timeLimit = examinationSchema.nullable().parse(examined.timeLimit)
  return { examination: timeLimit, findings: examined.lines }
}

/** The last line is the reason, those before it what it was found by. */
function refused(lines: readonly string[]): AppError {
  const reason = lines.at(-1) ?? 'The judge refused the package.'
  const { message } = refusedPackage(reason)
  const before = lines.slice(0, -1).map((line) => ({ field: 'body', message: line }))
  return new AppError('package_refused', message, { errors: [{ field: 'body', message }, ...before] })
}
