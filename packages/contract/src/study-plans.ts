import { z } from 'zod'
import { defineCall } from './call.ts'
import { idSchema, timeSchema } from './fields.ts'
import { difficultySchema } from './vocabulary.ts'

const acknowledged = z.object({ message: z.string() })

export const studyPlanSummarySchema = z.object({
  _id: z.string(),
  /** Part of its URL. */
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** The heading under which it stands; empty if none. */
  group: z.string(),
  /** Number of published problems. */
  total: z.number().int(),
  solved: z.number().int(),
  /** null if the caller does not follow it. */
  startedAt: timeSchema.nullable(),
  /** The first unsolved problem; null if all are solved. */
  next: z.object({ problemId: z.string(), title: z.string() }).nullable(),
})
export type StudyPlanSummary = z.infer<typeof studyPlanSummarySchema>

export const studyPlanSchema = studyPlanSummarySchema.extend({
  sections: z.array(
    z.object({
      title: z.string(),
      problems: z.array(
        z.object({
          problemId: z.string(),
          number: z.number().int(),
          title: z.string(),
          difficulty: difficultySchema,
          tags: z.string(),
          isSolved: z.boolean(),
        }),
      ),
    }),
  ),
})
export type StudyPlan = z.infer<typeof studyPlanSchema>

export const studyPlans = defineCall({
  method: 'GET',
  path: '/plans',
  summary: 'The study plans, with how far the caller is in each',
  access: 'user',
  response: z.array(studyPlanSummarySchema),
  errors: [],
})

export const studyPlanBySlug = defineCall({
  method: 'GET',
  path: '/plans/:slug',
  summary: 'One study plan with its sections and problems',
  access: 'user',
  params: z.object({ slug: idSchema }),
  response: studyPlanSchema,
  errors: ['plan_not_found'],
})

export const followPlan = defineCall({
  method: 'PUT',
  path: '/plans/:slug/follow',
  summary: 'Follow a study plan; following it already changes nothing',
  access: 'user',
  params: z.object({ slug: idSchema }),
  response: acknowledged,
  errors: ['plan_not_found'],
})

export const leavePlan = defineCall({
  method: 'DELETE',
  path: '/plans/:slug/follow',
  summary: 'Follow a study plan no longer; what was solved stays solved',
  access: 'user',
  params: z.object({ slug: idSchema }),
  response: acknowledged,
  errors: ['plan_not_found'],
})
