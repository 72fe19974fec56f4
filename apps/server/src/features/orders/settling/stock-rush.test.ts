import { expect, test } from 'vitest'
import { openMoneyBed } from '../testing/money-bed.ts'
import { rushInProcess, signUpBuyers } from '../testing/rush-in-process.ts'

test('of forty buyers ten get one of the ten, and the others what they paid', async () => {
  await using bed = await openMoneyBed()

  const end = await rushInProcess(bed, { buyers: await signUpBuyers(bed, 40), stock: 10 })

  expect(end).toEqual({ charged: 40, sold: 10, stock: 0, faults: [] })
})
