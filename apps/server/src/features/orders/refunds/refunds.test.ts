import { expect, test } from 'vitest'
import { checkBooksAfterEach } from '../testing/check-books.ts'
import { openMoneyTestbed } from '../testing/money-testbed.ts'

const testbed = await openMoneyTestbed()
const buyer = await testbed.server.signUp()
checkBooksAfterEach(testbed)

test('a refund that the provider does not answer is made once, however often it is told', async () => {
  const admin = await testbed.server.signUpAdmin()
  const ordered = await testbed.order(buyer, await testbed.addProduct())
  const paid = testbed.fake.bank.pay(ordered.id)
  await testbed.verify(buyer, paid, ordered.productId)
  for (const kind of ['lost', 'cut', 'fault', 'html', 'throttled'] as const) {
    testbed.fake.troubleAt(/refund$/, { kind })
  }

  await admin.send('POST', `/admin/order/refund/${ordered.orderId}`, { approve: true })
  for (let round = 0; round < 4; round++) {
    expect(await testbed.refundsOf(ordered.orderId)).toMatchObject([{ state: 'sending', tries: round + 1 }])
    await testbed.tend()
  }
  await testbed.tend()

  expect(await testbed.refundsOf(ordered.orderId)).toMatchObject([{ state: 'done', lastError: '' }])
  expect(
    [...testbed.fake.bank.refunds.values()].filter(({ payment_id }) => payment_id === paid.id),
  ).toHaveLength(1)
})

test('a refund that takes days is asked after until it is done', async () => {
  const admin = await testbed.server.signUpAdmin()
  const ordered = await testbed.order(buyer, await testbed.addProduct())
  const paid = testbed.fake.bank.pay(ordered.id)
  await testbed.verify(buyer, paid, ordered.productId)
  testbed.fake.bank.isQuick = false
  await admin.send('POST', `/admin/order/refund/${ordered.orderId}`, { approve: true })
  await testbed.tend()
  expect(await testbed.refundsOf(ordered.orderId)).toMatchObject([{ state: 'sent', lastError: '' }])
  expect(await testbed.stateOf(ordered.orderId)).toBe('fulfilled')

  testbed.fake.bank.isQuick = true
  for (const { id } of testbed.fake.bank.refunds.values()) {
    if (testbed.fake.bank.refunds.get(id)?.status === 'pending') testbed.fake.bank.endRefund(id, 'processed')
  }
  await testbed.tend()

  expect(await testbed.stateOf(ordered.orderId)).toBe('refunded')
})

test('a refund that is refused because the money went back already is that refund', async () => {
  const admin = await testbed.server.signUpAdmin()
  const ordered = await testbed.order(buyer, await testbed.addProduct())
  const paid = testbed.fake.bank.pay(ordered.id)
  await testbed.verify(buyer, paid, ordered.productId)
  const { id } = testbed.fake.bank.refund(paid.id, { key: null })

  await admin.send('POST', `/admin/order/refund/${ordered.orderId}`, { approve: true })
  await testbed.tend()

  expect(await testbed.refundsOf(ordered.orderId)).toMatchObject([{ state: 'done', providerRefundId: id }])
  expect(await testbed.stateOf(ordered.orderId)).toBe('refunded')
})
