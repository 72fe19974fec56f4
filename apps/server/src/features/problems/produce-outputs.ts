import {
  outcomeSchema,
  problemDraftBody,
  type produceOutputs as produceOutputsCall,
} from '@codedojo/contract'
import { enqueueJob, schema } from '@codedojo/db'
import { asc, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { draftOfBody } from './draft-of-body.ts'
import { whyNot } from './judge-references.ts'
import { discard, openCandidate } from './save-version.ts'
import { forAdmins } from './show-problem.ts'
import { readStoredTexts } from './stored-texts.ts'
import { writeText } from './wire-problem.ts'

const { judgedOutput, judgeJob } = schema

type Asked = z.output<typeof produceOutputsCall.body>
type Produced = z.infer<typeof produceOutputsCall.response>

const withinMs = 30 * 60_000

/**
 * What a solution prints for each input, in their order. The inputs become a version that nobody sees and that is taken away
 * afterwards, because a judge reads cases of versions. Throws `reference_rejected` when the solution fails on one.
 */
export async function produceOutputs(context: Context, asked: Asked, authorId: string): Promise<Produced> {
  const { database, jobs } = context
  const candidate = await database.queries.transaction(async (tx) => {
    const draft = await draftOfBody(tx, bodyOf(asked), null)
    return openCandidate(tx, {
      ...{
        problemId: null,
        draft,
        status: 'draft',
        publishAt: null,
        authorId,
        note: '',
        expectedVersion: null,
      },
    })
  })
  const id = uuidv7()
  const { problemId, revision: problemRevision } = candidate
  const { language, code } = asked
  const requestKey = asked.saveKey === undefined ? null : `${asked.saveKey}/${language}`
  try {
    await database.queries.transaction((tx) =>
      enqueueJob(tx, {
        ...{ id, kind: 'outputs', userId: authorId, problemId, problemRevision, language, code, requestKey },
        customInputs: [],
      }),
    )
    if (!(await jobs.untilDone(id, withinMs)))
      throw new AppError(
        'unavailable',
        'The outputs were not produced within 30 minutes. Look at the judges on the dashboard.',
      )
    return await producedBy(context, id, asked)
  } finally {
    // Its job goes with it, done or not.
    await discard(database, candidate)
  }
}

/** The expected outputs are what is asked for: the ones sent are not looked at. */
function bodyOf({ inputs, timeLimitMs, memoryLimitKb }: Asked) {
  return problemDraftBody.parse({
    title: `Outputs ${uuidv7()}`,
    hiddenTestCases: inputs.map((one) => ({ ...one, output: '' })),
    ...{ timeLimitMs, memoryLimitKb, status: 'draft' },
  })
}

async function producedBy(
  { database }: Context,
  jobId: string,
  { inputs, language }: Asked,
): Promise<Produced> {
  const [job] = await database.queries
    .select({ outcome: judgeJob.outcome })
    .from(judgeJob)
    .where(eq(judgeJob.id, jobId))
  const outcome = outcomeSchema.safeParse(job?.outcome).data ?? null
  const rows = await database.queries
    .select({ hash: judgedOutput.hash })
    .from(judgedOutput)
    .where(eq(judgedOutput.jobId, jobId))
    .orderBy(asc(judgedOutput.ordinal))
  if (outcome?.status !== 'Accepted' || rows.length !== inputs.length) {
    const message = whyNot(language, outcome)
    throw new AppError('reference_rejected', message, { errors: [{ field: 'code', message }] })
  }
  const hashes = rows.map(({ hash }) => hash)
  const texts = await readStoredTexts(database, hashes, forAdmins)
  return {
    outputs: texts.map((stored) => {
      const { text: output, ref } = writeText(stored)
      return ref === undefined ? { output } : { output, outputRef: ref }
    }),
  }
}
