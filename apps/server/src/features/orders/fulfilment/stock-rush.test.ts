import { expect, test } from 'vitest'
import { rushInProcess, signUpBuyers } from '../testing/concurrent-buyers-in-process.ts'
import { openMoneyTestbed } from '../testing/money-testbed.ts'

test('of forty buyers ten get one of the ten, and the others what they paid', async () => {
  await using testbed = await openMoneyTestbed()

  const end = await rushInProcess(testbed, { buyers: await signUpBuyers(testbed, 40), stock: 10 })

  expect(end).toEqual({ charged: 40, sold: 10, stock: 0, faults: [] })
})
