import { expect, test } from 'vitest'
import { messageStorm } from '../testing/message-storm.ts'
import { openMoneyTestbed } from '../testing/money-testbed.ts'

test('a thousand payments that are told of three times, between forged messages, are a thousand purchases', async () => {
  await using testbed = await openMoneyTestbed({ ORDER_LIMIT_PER_HOUR: '1000000' })

  const storm = { orders: 1000, deliveriesEach: 3, ordersPerForgery: 10, ordersPerBrowserReport: 20 }
  const { slowestMs, ...end } = await messageStorm(testbed, storm)

  console.log(`the slowest message was answered after ${Math.round(slowestMs)} ms`)
  expect(end).toEqual({ fulfilled: 1000, mails: 1000, refusedForged: 100, refusedGenuine: 0 })
  expect(await testbed.faults()).toEqual([])
}, 1_800_000)
