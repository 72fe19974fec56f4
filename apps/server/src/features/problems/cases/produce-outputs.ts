import { type Outcome, problemDraftBody, type produceOutputs as produceOutputsCall } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { asc, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../http/app-error.ts'
import type { ProblemRow } from '../queries.ts'
import { describeRejection } from '../saving/judge-references.ts'
import { runScratchJob } from '../saving/scratch-job.ts'
import { adminTextBounds } from '../showing/show-problem.ts'
import { toFormText } from '../showing/wire-problem.ts'
import { readStoredTexts } from './stored-texts.ts'

const { judgedOutput } = schema

type OutputRequest = z.output<typeof produceOutputsCall.body>
type OutputResponse = z.infer<typeof produceOutputsCall.response>

interface OutputsToProduce {
  /** The edited problem; null for a new one. */
  readonly base: ProblemRow | null
  readonly asked: OutputRequest
  readonly authorId: string
}

/** Runs a solution on each input; returns the outputs in order. Throws `reference_rejected` when it fails on one. */
export function produceOutputs(
  context: Context,
  { base, asked, authorId }: OutputsToProduce,
): Promise<OutputResponse> {
  const { language, code } = asked
  return runScratchJob(context, {
    body: bodyOf(asked),
    base,
    authorId,
    jobOf: async () => ({
      ...{ kind: 'outputs', language, code, customInputs: [] },
      requestKey: asked.requestKey === undefined ? null : `${asked.requestKey}/${language}`,
    }),
    tooSlow: 'The outputs were not produced within 30 minutes. Look at the judges on the dashboard.',
    answerOf: (jobId, outcome) => producedBy(context, { jobId, outcome, asked }),
  })
}

/** The expected outputs are being produced, so the submitted ones are ignored. */
function bodyOf({ inputs, timeLimitMs, memoryLimitKb }: OutputRequest) {
  return problemDraftBody.parse({
    title: `Outputs ${uuidv7()}`,
    hiddenTestCases: inputs.map((one) => ({ ...one, output: '' })),
    ...{ timeLimitMs, memoryLimitKb, status: 'draft' },
  })
}

interface ProducedJob {
  readonly jobId: string
  readonly outcome: Outcome | null
  readonly asked: OutputRequest
}

async function producedBy(
  { database }: Context,
  { jobId, outcome, asked: { inputs, language } }: ProducedJob,
): Promise<OutputResponse> {
  const rows = await database.queries
    .select({ hash: judgedOutput.hash })
    .from(judgedOutput)
    .where(eq(judgedOutput.jobId, jobId))
    .orderBy(asc(judgedOutput.ordinal))
  if (outcome?.status !== 'Accepted' || rows.length !== inputs.length) {
    const message = describeRejection(language, outcome)
    throw new AppError('reference_rejected', message, { errors: [{ field: 'code', message }] })
  }
  const hashes = rows.map(({ hash }) => hash)
  const texts = await readStoredTexts(database, hashes, adminTextBounds)
  return {
    outputs: texts.map((stored) => {
      const { text: output, ref } = toFormText(stored)
      return ref === undefined ? { output } : { output, outputRef: ref }
    }),
  }
}
