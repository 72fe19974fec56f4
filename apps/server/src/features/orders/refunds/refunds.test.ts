import { expect, test } from 'vitest'
import { checkBooksAfterEach } from '../testing/check-books.ts'
import { openMoneyBed } from '../testing/money-bed.ts'

const bed = await openMoneyBed()
const buyer = await bed.server.signUp()
checkBooksAfterEach(bed)

test('a refund that the provider does not answer is made once, however often it is told', async () => {
  const admin = await bed.server.signUpAdmin()
  const ordered = await bed.order(buyer, await bed.addProduct())
  const paid = bed.fake.bank.pay(ordered.id)
  await bed.verify(buyer, paid, ordered.productId)
  for (const kind of ['lost', 'cut', 'fault', 'html', 'throttled'] as const) {
    bed.fake.troubleAt(/refund$/, { kind })
  }

  await admin.send('POST', `/admin/order/refund/${ordered.orderId}`, { approve: true })
  for (let round = 0; round < 4; round++) {
    expect(await bed.refundsOf(ordered.orderId)).toMatchObject([{ state: 'sending', tries: round + 1 }])
    await bed.tend()
  }
  await bed.tend()

  expect(await bed.refundsOf(ordered.orderId)).toMatchObject([{ state: 'done', lastError: '' }])
  expect([...bed.fake.bank.refunds.values()].filter(({ payment_id }) => payment_id === paid.id)).toHaveLength(
    1,
  )
})

test('a refund that takes days is asked after until it is done', async () => {
  const admin = await bed.server.signUpAdmin()
  const ordered = await bed.order(buyer, await bed.addProduct())
  const paid = bed.fake.bank.pay(ordered.id)
  await bed.verify(buyer, paid, ordered.productId)
  bed.fake.bank.isQuick = false
  await admin.send('POST', `/admin/order/refund/${ordered.orderId}`, { approve: true })
  await bed.tend()
  expect(await bed.refundsOf(ordered.orderId)).toMatchObject([{ state: 'sent', lastError: '' }])
  expect(await bed.stateOf(ordered.orderId)).toBe('fulfilled')

  bed.fake.bank.isQuick = true
  for (const { id } of bed.fake.bank.refunds.values()) {
    if (bed.fake.bank.refunds.get(id)?.status === 'pending') bed.fake.bank.endRefund(id, 'processed')
  }
  await bed.tend()

  expect(await bed.stateOf(ordered.orderId)).toBe('refunded')
})

test('a refund that is refused because the money went back already is that refund', async () => {
  const admin = await bed.server.signUpAdmin()
  const ordered = await bed.order(buyer, await bed.addProduct())
  const paid = bed.fake.bank.pay(ordered.id)
  await bed.verify(buyer, paid, ordered.productId)
  const { id } = bed.fake.bank.refund(paid.id, { key: null })

  await admin.send('POST', `/admin/order/refund/${ordered.orderId}`, { approve: true })
  await bed.tend()

  expect(await bed.refundsOf(ordered.orderId)).toMatchObject([{ state: 'done', providerRefundId: id }])
  expect(await bed.stateOf(ordered.orderId)).toBe('refunded')
})
