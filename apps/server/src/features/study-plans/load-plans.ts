import { type Database, schema, type Transaction } from '@codedojo/db'
import { and, eq, gt, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { type PlanFile, readPlanFiles } from './read-plan-files.ts'

const { problem, studyPlan, studyPlanEntry } = schema

/**
 * Synchronises the study plans with a folder: new and changed ones are stored, others removed. Missing or deleted
 * problems are left out, and added at the first start that finds them. Followers stay.
 */
export async function loadStudyPlans({ queries }: Database, folder: string): Promise<void> {
  const plans = await readPlanFiles(folder)
  await queries.transaction(async (tx) => {
    // Serialises concurrent starts of several servers, possibly with different plans.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('study_plans', 0))`)
    const slugs = plans.map(({ slug }) => slug)
    await tx.delete(studyPlan).where(notInArray(studyPlan.slug, slugs))
    for (const [at, plan] of plans.entries()) await putPlan(tx, plan, at + 1)
  })
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

/** Answers the id of the plan. */
async function putHead(
  tx: Transaction,
  { slug, title, summary }: PlanFile,
  position: number,
): Promise<string> {
  const [kept] = await tx
    .insert(studyPlan)
    .values({ id: uuidv7(), slug, title, summary, position })
    .onConflictDoUpdate({ target: studyPlan.slug, set: { title, summary, position } })
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
