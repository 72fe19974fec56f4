import { type planBody, planLimits } from '@codedojo/contract'
import { type Database, schema, type Transaction } from '@codedojo/db'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import { AppError } from '../../http/app-error.ts'
import { refuseOverwriting } from '../../http/refuse-overwriting.ts'
import { recordEvent } from '../audit/index.ts'
import { isId } from '../problems/index.ts'
import { runIdempotently } from '../request-keys/index.ts'
import { lockPlans } from '../study-plans/index.ts'
import { choosePlanSlug } from './choose-slug.ts'
import { noSuchPlan } from './managed-plans.ts'

const { problem, studyPlan, studyPlanEntry } = schema

export type PlanBody = z.output<typeof planBody>

interface PlanToAdd {
  readonly body: PlanBody & { readonly requestKey?: string | undefined }
  readonly actorId: string
}

interface PlanToChange {
  readonly id: string
  readonly body: PlanBody & { readonly updatedAt?: string | undefined }
  readonly actorId: string
}

/**
 * Adds a plan after the others; returns its id. Throws `too_many_plans`, `bad_input` for a problem that does not exist, and what
 * `runIdempotently` throws.
 */
export async function addPlan({ queries }: Database, { body, actorId }: PlanToAdd): Promise<string> {
  const asking = { userId: actorId, requestKey: body.requestKey, asked: ['plan', body] }
  const made = await queries.transaction((tx) =>
    runIdempotently(tx, asking, async () => {
      await lockPlans(tx)
      const plans = await plansInOrder(tx)
      const shown = plans.filter(({ isDeleted }) => !isDeleted)
      if (shown.length >= planLimits.plans)
        throw new AppError(
          'too_many_plans',
          `There can be at most ${planLimits.plans} study plans. Delete one first.`,
        )
      const id = uuidv7()
      const slug = choosePlanSlug(body.title, new Set(plans.map((each) => each.slug)))
      const { title, summary, group } = body
      const head = { title, summary, group, position: plans.length + 1 }
      await tx.insert(studyPlan).values({ id, slug, ...head, isOwn: true, isBundled: false })
      await putEntries(tx, id, body)
      await putOrder(tx, [...plans.map((each) => each.id), id])
      const subject = subjectOf({ id, title })
      await recordEvent(tx, { actorId, action: 'plan.created', subject, after: factsOf(body) })
      return id
    }),
  )
  return made.id
}

/** Changes a plan, which becomes the installation's own. Throws `plan_not_found`, `plan_changed`, and `bad_input`. */
export async function updatePlan({ queries }: Database, { id, body, actorId }: PlanToChange): Promise<void> {
  await queries.transaction(async (tx) => {
    await lockPlans(tx)
    const before = await requirePlan(tx, id)
    refuseOverwriting({
      ...{ savedAt: before.updatedAt, seenAt: body.updatedAt },
      ...{ code: 'plan_changed', thing: 'plan' },
    })
    const { title, summary, group } = body
    await tx
      .update(studyPlan)
      .set({ title, summary, group, isOwn: true, updatedAt: new Date() })
      .where(eq(studyPlan.id, id))
    await putEntries(tx, id, body)
    const subject = subjectOf({ id, title })
    const facts = {
      before: { title: before.title, summary: before.summary, group: before.group },
      after: factsOf(body),
    }
    await recordEvent(tx, { actorId, action: 'plan.updated', subject, ...facts })
  })
}

/** Deletes a plan for everybody; what was solved stays. Throws `plan_not_found`. */
export async function deletePlan(
  { queries }: Database,
  { id, actorId }: { readonly id: string; readonly actorId: string },
): Promise<string> {
  return queries.transaction(async (tx) => {
    await lockPlans(tx)
    const { title, isBundled } = await requirePlan(tx, id)
    // The row of a bundled plan stays: the next start would bring the plan back.
    if (isBundled)
      await tx.update(studyPlan).set({ isDeleted: true, updatedAt: new Date() }).where(eq(studyPlan.id, id))
    else await tx.delete(studyPlan).where(eq(studyPlan.id, id))
    await recordEvent(tx, { actorId, action: 'plan.deleted', subject: subjectOf({ id, title }) })
    return title
  })
}

/** Reorders the plans; plans that are not in `ids` follow in their present order. */
export async function orderPlans(
  { queries }: Database,
  { ids, actorId }: { readonly ids: readonly string[]; readonly actorId: string },
): Promise<void> {
  await queries.transaction(async (tx) => {
    await lockPlans(tx)
    const plans = await plansInOrder(tx)
    const named = [...new Set(ids)].filter((id) => plans.some((plan) => plan.id === id))
    const [first] = named
    if (first === undefined) return
    await putOrder(tx, [...named, ...plans.map(({ id }) => id).filter((id) => !named.includes(id))])
    const title = plans.find(({ id }) => id === first)?.title ?? ''
    await recordEvent(tx, { actorId, action: 'plan.ordered', subject: subjectOf({ id: first, title }) })
  })
}

function plansInOrder(tx: Transaction) {
  const { id, slug, title, isDeleted } = studyPlan
  return tx
    .select({ id, slug, title, isDeleted })
    .from(studyPlan)
    .orderBy(asc(studyPlan.position), asc(studyPlan.slug))
}

async function requirePlan(tx: Transaction, id: string) {
  const [row] = await tx
    .select()
    .from(studyPlan)
    .where(and(eq(studyPlan.id, id), eq(studyPlan.isDeleted, false)))
  if (!row) throw noSuchPlan()
  return row
}

async function putOrder(tx: Transaction, ids: readonly string[]): Promise<void> {
  for (const [at, id] of ids.entries())
    await tx
      .update(studyPlan)
      .set({ position: at + 1, orderedAt: sql`now()` })
      .where(eq(studyPlan.id, id))
}

async function putEntries(tx: Transaction, planId: string, { sections }: PlanBody): Promise<void> {
  const entries = sections.flatMap(({ title: section, problems }) =>
    problems.map((problemId) => ({ section, problemId })),
  )
  await requireProblems(tx, sections)
  await tx.delete(studyPlanEntry).where(eq(studyPlanEntry.planId, planId))
  await tx.insert(studyPlanEntry).values(entries.map((entry, at) => ({ planId, position: at + 1, ...entry })))
}

/** Throws `bad_input` with the field of the first problem that does not exist. */
async function requireProblems(tx: Transaction, sections: PlanBody['sections']): Promise<void> {
  const ids = sections.flatMap(({ problems }) => problems).filter(isId)
  const rows = await tx
    .select({ id: problem.id })
    .from(problem)
    .where(and(inArray(problem.id, ids), isNull(problem.deletedAt)))
  const found = new Set(rows.map(({ id }) => id))
  const errors = sections.flatMap(({ problems }, section) =>
    problems.flatMap((id, at) =>
      found.has(id) ? [] : [{ field: `sections.${section}.problems.${at}`, message }],
    ),
  )
  if (errors.length > 0) throw new AppError('bad_input', message, { errors })
}

const message = 'A problem of the plan is not there any more. Take it out of its section.'

function subjectOf({ id, title }: { readonly id: string; readonly title: string }) {
  return { kind: 'plan', id, name: title } as const
}

function factsOf({ title, summary, group, sections }: PlanBody) {
  return { title, summary, group, problems: sections.flatMap(({ problems }) => problems).length }
}
