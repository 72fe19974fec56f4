import { expect, test } from 'vitest'
import { messageStorm } from '../testing/message-storm.ts'
import { openMoneyTestbed } from '../testing/money-testbed.ts'

test('forty payments that are told of three times, between forged messages, are forty purchases', async () => {
  await using testbed = await openMoneyTestbed()

  const end = await messageStorm(testbed, {
    orders: 40,
    deliveriesEach: 3,
    ordersPerForgery: 10,
    ordersPerBrowserReport: 20,
  })

  expect(end).toMatchObject({ fulfilled: 40, mails: 40, refusedForged: 4, refusedGenuine: 0 })
  expect(await testbed.faults()).toEqual([])
})
