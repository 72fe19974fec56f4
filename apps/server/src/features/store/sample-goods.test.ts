import { fileURLToPath } from 'node:url'
import type { Product } from '@codedojo/contract'
import { schema } from '@codedojo/db'
import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApp } from '../../testing/start-app.ts'
import { loadSampleGoods } from './sample-goods.ts'

const folder = fileURLToPath(new URL('../../../../../content/goods', import.meta.url))

test('samples come once, with their pictures, and removed ones do not come back', async () => {
  await using server = await startApp()
  const admin = await server.signUpAdmin()
  const list = async () => (await admin.get('/goodies/getallgoodies')).json<Product[]>()

  const counts = await Promise.all([1, 2].map(() => loadSampleGoods(server.database, folder)))

  expect(counts.sort()).toEqual([0, 8])
  const samples = await list()
  expect(samples[0]).toMatchObject({ productName: 'Belt tee', productPrice: 899, isSample: true })
  for (const { productImage } of samples) {
    const picture = await server.request({ method: 'GET', url: productImage })
    expect(picture.headers['content-type']).toBe('image/webp')
  }
  const removed = await admin.send('DELETE', '/goodies/samples')
  expect(removed.json()).toMatchObject({ removed: 8 })
  expect(await loadSampleGoods(server.database, folder)).toBe(0)
  expect(await list()).toEqual([])
})

test('a sample that an admin changed stays when the others are removed', async () => {
  await using server = await startApp()
  const admin = await server.signUpAdmin()
  await loadSampleGoods(server.database, folder)
  const [sample] = (await admin.get('/goodies/getallgoodies')).json<Product[]>()

  const saved = await admin.send('PUT', `/goodies/updategoodies/${sample?._id}`, {
    ...sample,
    productName: 'Our tee',
  })
  expect(saved.statusCode).toBe(200)
  await admin.send('DELETE', '/goodies/samples')

  const rest = (await admin.get('/goodies/getallgoodies')).json<Product[]>()
  expect(rest).toMatchObject([{ _id: sample?._id, productName: 'Our tee', isSample: false }])
  const { auditEvent } = schema
  const deleted = await server.database.queries
    .select({ name: auditEvent.subjectName })
    .from(auditEvent)
    .where(eq(auditEvent.action, 'product.deleted'))
    .orderBy(desc(auditEvent.id))
  expect(deleted).toHaveLength(7)
})
