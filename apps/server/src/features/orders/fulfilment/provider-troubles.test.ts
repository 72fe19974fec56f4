import { expect, test } from 'vitest'
import { makePaymentProviders } from '../../../providers/payments/index.ts'
import { checkBooksAfterEach } from '../testing/check-books.ts'
import { openMoneyBed } from '../testing/money-bed.ts'
import { processDueOrders } from './watch-orders.ts'

const bed = await openMoneyBed()
const buyer = await bed.server.signUp()
checkBooksAfterEach(bed)

const ago = (ms: number) => new Date(Date.now() - ms)

test.each(['fault', 'html', 'refused_line', 'nonsense', 'cut'] as const)(
  'while the provider answers with %s nothing is given and nothing lost',
  async (kind) => {
    const ordered = await bed.order(buyer, await bed.addProduct())
    const paid = bed.fake.bank.pay(ordered.id)
    bed.fake.troubleAt(/GET .*payments/, { kind })

    const answer = await bed.verify(buyer, paid, ordered.productId)
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ message: expect.stringContaining('Error verifying payment') })
    expect(await bed.stateOf(ordered.orderId)).toBe('created')

    await bed.tend()
    expect(await bed.stateOf(ordered.orderId)).toBe('fulfilled')
  },
)

test('an order that the provider does not take holds nothing, and the next try makes one that can be paid', async () => {
  const productId = await bed.addProduct({ stock: 1 })
  bed.fake.troubleAt(/POST .*orders$/, { kind: 'lost' })
  const first = await buyer.send('POST', `/goodies/orderid/${productId}`, {})
  expect(first.json()).toMatchObject({ code: 'payment_unavailable', message: 'Failed to initialize payment' })
  expect((await buyer.get(`/goodies/getgoodie/${productId}`)).json()).toMatchObject({ quantity: 1 })

  const ordered = await bed.order(buyer, productId)

  const made = [...bed.fake.bank.orders.values()].filter(({ receipt }) => receipt === ordered.orderId)
  expect(made.map(({ id }) => id)).toEqual([ordered.id])
  expect((await buyer.get(`/goodies/getgoodie/${productId}`)).json()).toMatchObject({ quantity: 0 })
})

test('two clicks at once lead to one order that can be paid', async () => {
  const productId = await bed.addProduct()

  const answers = await Promise.all([1, 2, 3, 4].map(() => bed.order(buyer, productId)))

  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect((await buyer.get(`/goodies/getgoodie/${productId}`)).json()).toMatchObject({ quantity: 2 })
})

test('without the keys of Razorpay its orders wait, and those of the test checkout go on', async () => {
  const ordered = await bed.order(buyer, await bed.addProduct())
  bed.fake.bank.pay(ordered.id)
  const { context, database } = bed.server
  const payments = makePaymentProviders({
    database,
    secret: 'some-secret',
    razorpay: null,
    allowsTestCheckout: true,
  })
  await bed.change(ordered.orderId, { nextCheckAt: ago(1000) })

  await expect(processDueOrders({ ...context, payments })).resolves.toBeUndefined()

  expect(await bed.stateOf(ordered.orderId)).toBe('created')
  await bed.tend()
  expect(await bed.stateOf(ordered.orderId)).toBe('fulfilled')
})
