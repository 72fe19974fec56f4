import { calls } from '@codedojo/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { registerCall } from '../../http/register-call.ts'
import { placeOrder } from '../orders/index.ts'
import { findProduct, listProducts } from './queries.ts'
import { addProduct, deleteProduct, deleteSamples, noSuchProduct, updateProduct } from './save-product.ts'

export function storeRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context
  const find = async ({ params }: { params: { id: string } }) => {
    const found = await findProduct(database, params.id)
    if (!found) throw noSuchProduct()
    return found
  }

  registerCall(app, context, calls.getAllGoodies, { run: () => listProducts(database) })
  registerCall(app, context, calls.getGoodie, { find, run: async ({ found }) => found })
  registerCall(app, context, calls.orderGoodie, {
    find,
    run: ({ found, body, user }) => {
      const wish = { kind: 'product', userId: user._id, itemId: found._id } as const
      return placeOrder(context, { ...wish, address: body.address ?? null })
    },
  })
  registerCall(app, context, calls.addGoodies, {
    run: async ({ body, user }) => {
      const _id = await addProduct(database, { body, actorId: user._id })
      return { message: `"${body.productName}" is in the store.`, _id }
    },
  })
  registerCall(app, context, calls.updateGoodies, {
    find,
    run: async ({ found, body, user }) => {
      await updateProduct(database, { id: found._id, body, actorId: user._id })
      return { message: `"${body.productName}" was updated.`, _id: found._id }
    },
  })
  registerCall(app, context, calls.deleteSampleGoodies, {
    run: async ({ user }) => {
      const removed = await deleteSamples(database, user._id)
      return { message: 'The samples were removed.', removed }
    },
  })
  registerCall(app, context, calls.deleteGoodies, {
    find,
    run: async ({ found, user }) => {
      await deleteProduct(database, { id: found._id, actorId: user._id })
      return { message: `"${found.productName}" was deleted.` }
    },
  })
}
