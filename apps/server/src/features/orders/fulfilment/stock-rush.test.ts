import { expect, test } from 'vitest'
import { rushInProcess, signUpBuyers } from '../testing/concurrent-buyers-in-process.ts'
import { openMoneyBed } from '../testing/money-bed.ts'

test('of forty buyers ten get one of the ten, and the others what they paid', async () => {
  await using bed = await openMoneyBed()

  const end = await rushInProcess(bed, { buyers: await signUpBuyers(bed, 40), stock: 10 })

  expect(end).toEqual({ charged: 40, sold: 10, stock: 0, faults: [] })
})
