import { type Database, schema, type Transaction } from '@codedojo/db'
import { and, eq, gt, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { type PlanFile, readPlanFiles } from './read-plan-files.ts'

const { problem, studyPlan, studyPlanEntry } = schema

/**
 * Synchronises the bundled study plans with a folder: new and changed ones are stored, others removed. Missing or deleted
 * problems are left out, and added at the first start that finds them. Followers stay, and so do plans that an admin wrote,
 * changed or deleted, and the order that an admin chose.
 */
export async function loadStudyPlans({ queries }: Database, folder: string): Promise<void> {
  const plans = await readPlanFiles(folder)
  await queries.transaction(async (tx) => {
    await lockPlans(tx)
    await putPlans(tx, plans)
  })
}

/** Serialises changes of the plans, also concurrent starts of several servers, possibly with different files. */
export async function lockPlans(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('study_plans', 0))`)
}

/** Stores the plans of files. Call `lockPlans` first. */
export async function putPlans(tx: Transaction, plans: readonly PlanFile[]): Promise<void> {
  const slugs = plans.map(({ slug }) => slug)
  await tx.delete(studyPlan).where(and(notInArray(studyPlan.slug, slugs), eq(studyPlan.isOwn, false)))
  const kept = await tx.select().from(studyPlan)
  const own = new Set(kept.filter(({ isOwn, isDeleted }) => isOwn || isDeleted).map(({ slug }) => slug))
  const isOrdered = kept.some(({ orderedAt }) => orderedAt !== null)
  const last = Math.max(0, ...kept.map(({ position }) => position))
  for (const [at, plan] of plans.entries()) {
    if (own.has(plan.slug)) continue
    const known = kept.find(({ slug }) => slug === plan.slug)
    await putPlan(tx, plan, isOrdered ? (known?.position ?? last + 1 + at) : at + 1)
  }
}

async function putPlan(tx: Transaction, plan: PlanFile, position: number): Promise<void> {
  const planId = await putHead(tx, plan, position)
  const wanted = plan.sections.flatMap(({ title: section, problems }) =>
    problems.map((name) => ({ section, name })),
  )
  const ids = await problemIds(
    tx,
    wanted.map(({ name }) => name),
  )
  const found = wanted.flatMap(({ section, name }) => {
    const problemId = ids.get(name)
    return problemId === undefined ? [] : { section, problemId }
  })
  const entries = found.map((entry, at) => ({ planId, position: at + 1, ...entry }))
  await tx.delete(studyPlanEntry).where(eq(studyPlanEntry.planId, planId))
  if (entries.length > 0) await tx.insert(studyPlanEntry).values(entries)
}

/** Returns the id of the plan. */
async function putHead(
  tx: Transaction,
  { slug, title, summary, group }: PlanFile,
  position: number,
): Promise<string> {
  const [kept] = await tx
    .insert(studyPlan)
    .values({ id: uuidv7(), slug, title, summary, group, position })
    .onConflictDoUpdate({
      target: studyPlan.slug,
      set: {
        title,
        summary,
        group,
        position,
        updatedAt: sql`case when (${studyPlan.title}, ${studyPlan.summary}, ${studyPlan.group}) is distinct from (${title}, ${summary}, ${group}) then now() else ${studyPlan.updatedAt} end`,
      },
    })
    .returning({ id: studyPlan.id })
  if (!kept) throw new Error(`The study plan "${slug}" was not kept.`)
  return kept.id
}

async function problemIds(tx: Transaction, slugs: readonly string[]): Promise<Map<string | null, string>> {
  const rows = await tx
    .select({ id: problem.id, slug: problem.slug })
    .from(problem)
    .where(and(inArray(problem.slug, [...slugs]), isNull(problem.deletedAt), gt(problem.version, 0)))
  return new Map(rows.map((row) => [row.slug, row.id]))
}
