import type { Visitor } from '../../../testing/start-app.ts'
import { type RushBuyer, type RushEnd, rush } from './concurrent-buyers.ts'
import type { MoneyTestbed } from './money-testbed.ts'

/** Signs up the buyers who compete for the last items; each takes a moment. */
export async function signUpBuyers(testbed: MoneyTestbed, count: number): Promise<RushBuyer[]> {
  const visitors: Visitor[] = []
  while (visitors.length < count) visitors.push(await testbed.server.signUp())
  return visitors.map((visitor) => ({
    order: async (productId) => {
      const answer = await visitor.send('POST', `/goodies/orderid/${productId}`, {})
      return answer.statusCode === 200 ? answer.json<{ id: string }>() : null
    },
    verify: (paid, productId) => testbed.verify(visitor, paid, productId),
  }))
}

export async function rushInProcess(
  testbed: MoneyTestbed,
  { buyers, stock }: { readonly buyers: readonly RushBuyer[]; readonly stock: number },
): Promise<RushEnd> {
  return rush({
    database: testbed.server.database,
    fake: testbed.fake,
    buyers,
    productId: await testbed.addProduct({ stock }),
    random: Math.random,
    deliver: testbed.deliver,
    settle: async () => {
      // Each run takes at most fifty orders and twenty refunds.
      for (let round = 0; round < 4 + buyers.length / 20; round++) await testbed.tend()
    },
  })
}
