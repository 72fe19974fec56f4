import { expect, test } from 'vitest'
import { rushInProcess, signUpBuyers } from '../testing/concurrent-buyers-in-process.ts'
import { openMoneyTestbed } from '../testing/money-testbed.ts'

const repeats = 50

test('fifty times, two hundred buyers get exactly the fifty that there are', async () => {
  await using testbed = await openMoneyTestbed({ ORDER_LIMIT_PER_HOUR: '1000000' })
  const buyers = await signUpBuyers(testbed, 200)

  for (let repeat = 0; repeat < repeats; repeat++) {
    const end = await rushInProcess(testbed, { buyers, stock: 50 })
    expect(end).toEqual({ charged: 200, sold: 50, stock: 0, faults: [] })
  }
}, 3_600_000)
