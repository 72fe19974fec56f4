import { expect, test } from 'vitest'
import { type RushBuyer, rush } from '../../../apps/server/src/features/orders/testing/concurrent-buyers.ts'
import { makeRandom } from '../random.ts'
import { type MoneyTestbed, openMoneyTestbed } from './money-testbed.ts'

const repeats = Number(process.env.RUSH_REPEATS ?? 50)
const killEveryMs = 3000

/** Kills the server every three seconds and starts another; after disposal one is running. */
function killServers(money: MoneyTestbed): AsyncDisposable & { readonly kills: () => number } {
  const stopping = new AbortController()
  let kills = 0
  const loop = async () => {
    while (!stopping.signal.aborted) {
      await new Promise((resolve) => setTimeout(resolve, killEveryMs))
      await money.testbed.clear()
      await money.startServer()
      kills++
    }
  }
  const running = loop()
  return {
    kills: () => kills,
    [Symbol.asyncDispose]: async () => {
      stopping.abort()
      await running
    },
  }
}

test('whatever is killed, two hundred buyers get exactly the fifty that there are', async () => {
  await using money = await openMoneyTestbed()
  await money.startServer()
  const buyers: RushBuyer[] = []
  while (buyers.length < 200) buyers.push(await money.signUp())
  const random = makeRandom(21)

  for (let repeat = 0; repeat < repeats; repeat++) {
    const productId = await money.addProduct(50)
    const killing = killServers(money)
    const end = await rush({
      ...{ database: money.testbed.database, fake: money.fake, buyers, productId, random: random.next },
      deliver: money.deliverUntilTaken,
      settle: async () => {
        await killing[Symbol.asyncDispose]()
        await money.settle()
      },
    })
    console.log(`rush ${repeat + 1}: ${killing.kills()} kills`)
    expect(end).toEqual({ charged: 200, sold: 50, stock: 0, faults: [] })
  }
}, 14_400_000)
