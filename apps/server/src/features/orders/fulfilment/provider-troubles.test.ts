import { expect, test } from 'vitest'
import { makePaymentProviders } from '../../../providers/payments/index.ts'
import { checkBooksAfterEach } from '../testing/check-books.ts'
import { openMoneyTestbed } from '../testing/money-testbed.ts'
import { processDueOrders } from './watch-orders.ts'

const testbed = await openMoneyTestbed()
const buyer = await testbed.server.signUp()
checkBooksAfterEach(testbed)

const ago = (ms: number) => new Date(Date.now() - ms)

test.each(['fault', 'html', 'refused_line', 'nonsense', 'cut'] as const)(
  'while the provider answers with %s nothing is given and nothing lost',
  async (kind) => {
    const ordered = await testbed.order(buyer, await testbed.addProduct())
    const paid = testbed.fake.bank.pay(ordered.id)
    testbed.fake.troubleAt(/GET .*payments/, { kind })

    const answer = await testbed.verify(buyer, paid, ordered.productId)
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ message: expect.stringContaining('Error verifying payment') })
    expect(await testbed.stateOf(ordered.orderId)).toBe('created')

    await testbed.tend()
    expect(await testbed.stateOf(ordered.orderId)).toBe('fulfilled')
  },
)

test('an order that the provider does not take holds nothing, and the next try makes one that can be paid', async () => {
  const productId = await testbed.addProduct({ stock: 1 })
  testbed.fake.troubleAt(/POST .*orders$/, { kind: 'lost' })
  const first = await buyer.send('POST', `/goodies/orderid/${productId}`, {})
  expect(first.json()).toMatchObject({ code: 'payment_unavailable', message: 'Failed to initialize payment' })
  expect((await buyer.get(`/goodies/getgoodie/${productId}`)).json()).toMatchObject({ quantity: 1 })

  const ordered = await testbed.order(buyer, productId)

  const made = [...testbed.fake.bank.orders.values()].filter(({ receipt }) => receipt === ordered.orderId)
  expect(made.map(({ id }) => id)).toEqual([ordered.id])
  expect((await buyer.get(`/goodies/getgoodie/${productId}`)).json()).toMatchObject({ quantity: 0 })
})

test('two clicks at once lead to one order that can be paid', async () => {
  const productId = await testbed.addProduct()

  const answers = await Promise.all([1, 2, 3, 4].map(() => testbed.order(buyer, productId)))

  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect((await buyer.get(`/goodies/getgoodie/${productId}`)).json()).toMatchObject({ quantity: 2 })
})

test('without the keys of Razorpay its orders wait, and those of the test checkout go on', async () => {
  const ordered = await testbed.order(buyer, await testbed.addProduct())
  testbed.fake.bank.pay(ordered.id)
  const { context, database } = testbed.server
  const payments = makePaymentProviders({
    database,
    secret: 'some-secret',
    razorpay: null,
    allowsTestCheckout: true,
  })
  await testbed.change(ordered.orderId, { nextCheckAt: ago(1000) })

  await expect(processDueOrders({ ...context, payments })).resolves.toBeUndefined()

  expect(await testbed.stateOf(ordered.orderId)).toBe('created')
  await testbed.tend()
  expect(await testbed.stateOf(ordered.orderId)).toBe('fulfilled')
})
