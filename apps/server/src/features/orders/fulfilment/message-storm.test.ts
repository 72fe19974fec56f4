import { expect, test } from 'vitest'
import { messageStorm } from '../testing/message-storm.ts'
import { openMoneyBed } from '../testing/money-bed.ts'

test('forty payments that are told of three times, between forged messages, are forty purchases', async () => {
  await using bed = await openMoneyBed()

  const end = await messageStorm(bed, {
    orders: 40,
    deliveriesEach: 3,
    ordersPerForgery: 10,
    ordersPerBrowserReport: 20,
  })

  expect(end).toMatchObject({ fulfilled: 40, mails: 40, refusedForged: 4, refusedGenuine: 0 })
  expect(await bed.faults()).toEqual([])
})
