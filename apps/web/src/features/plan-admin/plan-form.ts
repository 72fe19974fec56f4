import { type ManagedPlan, planBody } from '@codedojo/contract'
import { z } from 'zod'

/** The typed values; a chosen problem keeps its title. */
const typedSchema = z.object({
  title: z.string(),
  summary: z.string(),
  group: z.string(),
  sections: z.array(
    z.object({
      title: z.string(),
      problems: z.array(z.object({ _id: z.string(), title: z.string(), isPublished: z.boolean() })),
    }),
  ),
})

export type PlanForm = z.input<typeof typedSchema>
export type PlanToSave = z.output<typeof planBody>

/** Parses the typed values with the server's rules; all errors are reported at once. */
export const planFormSchema = typedSchema.transform((typed, context): PlanToSave => {
  const sections = typed.sections.map(({ title, problems }) => ({
    title,
    problems: problems.map(({ _id }) => _id),
  }))
  const { data, error } = planBody.safeParse({ ...typed, sections })
  for (const { path, message } of error?.issues ?? []) context.addIssue({ code: 'custom', path, message })
  return data ?? z.NEVER
})

export const emptySection: PlanForm['sections'][number] = { title: '', problems: [] }

export function planFormOf(plan: ManagedPlan | null): PlanForm {
  if (plan === null) return { title: '', summary: '', group: '', sections: [emptySection] }
  const { title, summary, group, sections } = plan
  return {
    title,
    summary,
    group,
    sections: sections.map((section) => ({
      title: section.title,
      problems: section.problems.map(({ _id, title: name, isPublished }) => ({
        _id,
        title: name,
        isPublished,
      })),
    })),
  }
}
