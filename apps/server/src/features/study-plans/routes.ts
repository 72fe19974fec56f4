import { calls, isStorable, type StudyPlan, type User } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { AppError } from '../../http/app-error.ts'
import { registerCall, registerReadCall } from '../../http/register-call.ts'
import { followPlan, leavePlan } from './follow-plan.ts'
import { listPlans, showPlan } from './show-plans.ts'

export function studyPlanRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  const find = async ({ params: { slug }, user }: { params: { slug: string }; user: User | null }) => {
    const isAsked = user !== null && isStorable(slug)
    const plan = isAsked ? await showPlan(database, { reader: user, slug }) : null
    if (!plan) throw new AppError('plan_not_found', 'There is no such study plan.')
    return plan
  }

  registerReadCall(app, context, calls.studyPlans, {
    read: ({ user }) => listPlans(database, user._id),
  })
  registerCall(app, context, calls.studyPlanBySlug, { find, run: async ({ found }) => found })
  registerCall(app, context, calls.followPlan, {
    find,
    run: async ({ found, user }) => {
      await followPlan(database, followerOf(found, user))
      return { message: `You follow "${found.title}" now.` }
    },
  })
  registerCall(app, context, calls.leavePlan, {
    find,
    run: async ({ found, user }) => {
      await leavePlan(database, followerOf(found, user))
      return { message: `You follow "${found.title}" no longer.` }
    },
  })
}

function followerOf({ _id }: StudyPlan, user: User) {
  return { planId: _id, userId: user._id }
}
