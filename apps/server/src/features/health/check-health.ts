import type { Health } from '@codedojo/contract'
import type { Context } from '../../context.ts'
import { describeModel } from '../../providers/language-models/index.ts'
import { bucketPart } from './bucket-part.ts'
import { checkJudging } from './check-judging.ts'
import { directoryPart } from './directory-part.ts'
import { paymentsPart } from './payments-part.ts'
import { videosPart } from './videos-part.ts'

/** State of all parts, with advice for each problem. For admins only: it names machines, versions and services. */
export async function checkHealth(context: Context): Promise<Health> {
  const judging = await checkJudging(context.database)
  const isUp = judging.database.works
  return {
    ...judging,
    mail: context.mailer.describe(),
    payments: await paymentsPart(context, isUp),
    videos: await videosPart(context, isUp),
    ai: describeModel(context.languageModel),
    directory: await directoryPart(context, isUp),
    bucket: await bucketPart(context),
  }
}
