import { type Database, schema } from '@codedojo/db'
import { and, eq, inArray } from 'drizzle-orm'
import { recordEvent } from '../audit/index.ts'
import { lockPlans, putPlans, readPlanFiles } from '../study-plans/index.ts'

const { studyPlan } = schema

interface RestoreOptions {
  /** The folder of the bundled plans. */
  readonly folder: string
  readonly actorId: string
}

/** Replaces changed and deleted bundled plans by those of their files; the order and plans written here stay. */
export async function restorePlans(
  { queries }: Database,
  { folder, actorId }: RestoreOptions,
): Promise<void> {
  const plans = await readPlanFiles(folder)
  const slugs = plans.map(({ slug }) => slug)
  await queries.transaction(async (tx) => {
    await lockPlans(tx)
    await tx
      .update(studyPlan)
      .set({ isOwn: false, isDeleted: false, updatedAt: new Date() })
      .where(and(inArray(studyPlan.slug, slugs), eq(studyPlan.isBundled, true)))
    await putPlans(tx, plans)
    await recordEvent(tx, { actorId, action: 'plan.restored', subject: { kind: 'installation' } })
  })
}
