import type { Visitor } from '../../../testing/start-app.ts'
import { type RushBuyer, type RushEnd, rush } from './concurrent-buyers.ts'
import type { MoneyBed } from './money-bed.ts'

/** Signs up the buyers who compete for the last items; each takes a moment. */
export async function signUpBuyers(bed: MoneyBed, count: number): Promise<RushBuyer[]> {
  const visitors: Visitor[] = []
  while (visitors.length < count) visitors.push(await bed.server.signUp())
  return visitors.map((visitor) => ({
    order: async (productId) => {
      const answer = await visitor.send('POST', `/goodies/orderid/${productId}`, {})
      return answer.statusCode === 200 ? answer.json<{ id: string }>() : null
    },
    verify: (paid, productId) => bed.verify(visitor, paid, productId),
  }))
}

export async function rushInProcess(
  bed: MoneyBed,
  { buyers, stock }: { readonly buyers: readonly RushBuyer[]; readonly stock: number },
): Promise<RushEnd> {
  return rush({
    database: bed.server.database,
    fake: bed.fake,
    buyers,
    productId: await bed.addProduct({ stock }),
    random: Math.random,
    deliver: bed.deliver,
    settle: async () => {
      // Each run takes at most fifty orders and twenty refunds.
      for (let round = 0; round < 4 + buyers.length / 20; round++) await bed.tend()
    },
  })
}
