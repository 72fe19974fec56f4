import { schema } from '@codedojo/db'
import { expect, test } from 'vitest'
import { openMoneyTestbed } from './money-testbed.ts'

// One failpoint only; money-points.full.test.ts covers the others.
test('a buyer whose server dies before it has kept the payment gets the thing once', async () => {
  await using money = await openMoneyTestbed()
  await money.startServer({ FAILPOINTS: 'payment-before-commit:SIGKILL' })
  const productId = await money.addProduct(2)
  const buyer = await money.signUp()
  const ordered = await buyer.order(productId)
  const paid = money.fake.bank.pay(ordered?.id ?? '')
  expect(await buyer.verifyOnce(paid, productId)).toBe(0)

  await money.startServer()
  const answers = [await buyer.verify(paid, productId), await buyer.verify(paid, productId)]

  expect(answers).toEqual([200, 200])
  expect(await money.settle()).toEqual([])
  expect(await money.testbed.database.queries.select().from(schema.product)).toMatchObject([{ stock: 1 }])
})
