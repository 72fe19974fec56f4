import { join } from 'node:path'
import { calls, isStorable } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import { contentFolder } from '../../content-folder.ts'
import type { Context } from '../../context.ts'
import { registerCall } from '../../http/register-call.ts'
import { isId } from '../problems/index.ts'
import { listManagedPlans, noSuchPlan, readManagedPlan } from './managed-plans.ts'
import { restorePlans } from './restore-plans.ts'
import { addPlan, deletePlan, orderPlans, updatePlan } from './save-plan.ts'

export function planAdminRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  const find = async ({ params: { id } }: { params: { id: string } }) => {
    if (!isId(id) || !isStorable(id)) throw noSuchPlan()
    return readManagedPlan(database, id)
  }

  registerCall(app, context, calls.managedPlans, { run: () => listManagedPlans(database) })
  registerCall(app, context, calls.managedPlan, { find, run: async ({ found }) => found })
  registerCall(app, context, calls.addPlan, {
    run: async ({ body, user }) => {
      const _id = await addPlan(database, { body, actorId: user._id })
      return { message: `"${body.title}" was added.`, _id }
    },
  })
  registerCall(app, context, calls.updatePlan, {
    find,
    run: async ({ found, body, user }) => {
      await updatePlan(database, { id: found._id, body, actorId: user._id })
      return { message: `"${body.title}" was saved.`, _id: found._id }
    },
  })
  registerCall(app, context, calls.deletePlan, {
    find,
    run: async ({ found, user }) => {
      const title = await deletePlan(database, { id: found._id, actorId: user._id })
      return { message: `"${title}" was deleted.` }
    },
  })
  registerCall(app, context, calls.orderPlans, {
    run: async ({ body, user }) => {
      await orderPlans(database, { ids: body.ids, actorId: user._id })
      return { message: 'The new order is saved.' }
    },
  })
  registerCall(app, context, calls.restorePlans, {
    run: async ({ user }) => {
      await restorePlans(database, { folder: join(contentFolder, 'plans'), actorId: user._id })
      return { message: 'The bundled plans are back, as they came.' }
    },
  })
}
