import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

const text = z.string().trim().min(1)

const planFileSchema = z.strictObject({
  title: text,
  summary: text,
  /** The heading under which the plan is listed; a plan without one is listed after the others. */
  group: text.default(''),
  sections: z
    .array(z.strictObject({ title: text, problems: z.array(z.string().regex(/^[a-z0-9-]+$/)).min(1) }))
    .min(1),
})

export interface PlanFile extends z.infer<typeof planFileSchema> {
  readonly slug: string
}

const fileName = /^\d\d-([a-z0-9-]+)\.yaml$/

/**
 * Reads the study plans of a folder, ordered by the two digits at the start of their file names; the rest of the name
 * is the slug. Throws with the file name when one is invalid.
 */
export async function readPlanFiles(folder: string): Promise<PlanFile[]> {
  const names = (await readdir(folder)).toSorted()
  const plans = await Promise.all(names.map((name) => readPlanFile(folder, name)))
  const twice = twiceIn(plans.map(({ slug }) => slug))
  if (twice !== undefined) throw new Error(`Two study plans are named "${twice}" in ${folder}.`)
  return plans
}

async function readPlanFile(folder: string, name: string): Promise<PlanFile> {
  const slug = fileName.exec(name)?.[1]
  if (slug === undefined)
    throw new Error(`The study plan "${name}" must be named like 01-first-steps.yaml; it lies in ${folder}.`)
  const { data: plan, error } = planFileSchema.safeParse(parse(await readFile(join(folder, name), 'utf8')))
  if (!plan) throw new Error(`The study plan "${name}" is not right:\n${z.prettifyError(error)}`)
  const words = [
    ...plan.sections.map(({ title }) => title),
    ...plan.sections.flatMap(({ problems }) => problems),
  ]
  const twice = twiceIn(words)
  if (twice !== undefined) throw new Error(`The study plan "${name}" names "${twice}" twice.`)
  return { slug, ...plan }
}

function twiceIn(words: readonly string[]): string | undefined {
  return words.find((word, at) => words.indexOf(word) !== at)
}
