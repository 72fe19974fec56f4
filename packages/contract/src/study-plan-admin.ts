import { z } from 'zod'
import { defineCall } from './call.ts'
import {
  expectedUpdatedAtSchema,
  idSchema,
  makeDisplayNameSchema,
  makeRequiredNameSchema,
  makeRequiredTextSchema,
  requestKeySchema,
  timeSchema,
} from './fields.ts'
import { difficultySchema } from './vocabulary.ts'

/** Study plans as edited by admins. */

export const planLimits = {
  summaryCharacters: 600,
  sections: 50,
  /** Of all sections together. */
  problems: 500,
  plans: 200,
} as const

const sectionBody = z.object({
  title: makeRequiredNameSchema('Title of the section'),
  problems: z
    .array(idSchema, { error: 'Problems must be a list' })
    .min(1, 'Choose at least one problem for the section'),
})

export const planBody = z.object({
  title: makeRequiredNameSchema('Title'),
  summary: makeRequiredTextSchema({ most: planLimits.summaryCharacters, name: 'Summary' }),
  /** The heading under which learners find it; empty if none. */
  group: makeDisplayNameSchema('Group').default(''),
  sections: z
    .array(sectionBody, { error: 'Sections must be a list' })
    .min(1, 'A plan needs at least one section')
    .max(planLimits.sections, `There can be at most ${planLimits.sections} sections`)
    .refine(
      (sections) => isDistinct(sections.map(({ title }) => title)),
      'Two sections have the same title; give one of them another',
    )
    .refine(
      (sections) => isDistinct(sections.flatMap(({ problems }) => problems)),
      'A problem stands in the plan twice; remove one of them',
    )
    .refine(
      (sections) => sections.flatMap(({ problems }) => problems).length <= planLimits.problems,
      `There can be at most ${planLimits.problems} problems`,
    ),
})

function isDistinct(texts: readonly string[]): boolean {
  return new Set(texts).size === texts.length
}

export const managedPlanHeadSchema = z.object({
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** The heading under which learners find it; empty if none. */
  group: z.string(),
  /** True: it comes with CodeDojo and was not changed here. */
  isBundled: z.boolean(),
  problems: z.number().int(),
  followers: z.number().int(),
  updatedAt: timeSchema,
})
export type ManagedPlanHead = z.infer<typeof managedPlanHeadSchema>

export const managedPlanSchema = managedPlanHeadSchema.extend({
  sections: z.array(
    z.object({
      title: z.string(),
      problems: z.array(
        z.object({
          _id: z.string(),
          number: z.number().int(),
          title: z.string(),
          difficulty: difficultySchema,
          /** Learners do not see a plan's problem while it is not published. */
          isPublished: z.boolean(),
        }),
      ),
    }),
  ),
})
export type ManagedPlan = z.infer<typeof managedPlanSchema>

const byId = z.object({ id: idSchema })
const acknowledged = z.object({ message: z.string() })
const saved = z.object({ message: z.string(), _id: z.string() })

export const managedPlans = defineCall({
  method: 'GET',
  path: '/admin/plan',
  summary: 'Every study plan in its order, with the number of its followers',
  access: 'admin',
  response: z.array(managedPlanHeadSchema),
  errors: [],
})

export const managedPlan = defineCall({
  method: 'GET',
  path: '/admin/plan/:id',
  summary: 'One study plan with its sections; problems that are not published, too',
  access: 'admin',
  params: byId,
  response: managedPlanSchema,
  errors: ['plan_not_found'],
})

export const addPlan = defineCall({
  method: 'POST',
  path: '/admin/plan',
  summary: 'Add a study plan behind the others',
  access: 'admin',
  body: planBody.extend({ requestKey: requestKeySchema }),
  response: saved,
  errors: ['request_key_used', 'too_many_plans'],
})

export const updatePlan = defineCall({
  method: 'PUT',
  path: '/admin/plan/:id',
  summary: 'Change a study plan; what its followers have solved counts as before',
  access: 'admin',
  params: byId,
  body: planBody.extend({ updatedAt: expectedUpdatedAtSchema }),
  response: saved,
  errors: ['plan_not_found', 'plan_changed'],
})

export const deletePlan = defineCall({
  method: 'DELETE',
  path: '/admin/plan/:id',
  summary: 'Delete a study plan; what its followers have solved stays solved',
  access: 'admin',
  params: byId,
  response: acknowledged,
  errors: ['plan_not_found'],
})

export const orderPlans = defineCall({
  method: 'PUT',
  path: '/admin/plan-order',
  summary: 'Put the study plans into an order; those that are not named keep theirs behind them',
  access: 'admin',
  body: z.object({
    ids: z
      .array(idSchema, { error: 'ids must be a list' })
      .min(1, 'ids must name at least one plan')
      .max(planLimits.plans, `ids must name at most ${planLimits.plans} plans`),
  }),
  response: acknowledged,
  errors: [],
})

export const restorePlans = defineCall({
  method: 'POST',
  path: '/admin/plan-restore',
  summary: 'Bring back the plans that come with CodeDojo, as they came; plans of your own stay',
  access: 'admin',
  response: acknowledged,
  errors: [],
})
