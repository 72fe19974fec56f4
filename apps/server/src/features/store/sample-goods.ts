import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paiseOf } from '@codedojo/contract'
import { type Database, schema, type Transaction } from '@codedojo/db'
import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import { encodeDrawing, storePicture } from '../pictures/index.ts'

const { installationFact, product } = schema
const key = 'sample_goods'
const drawingPixels = 800

const sampleSchema = z.object({
  slug: z.string().regex(/^[a-z-]+$/),
  name: z.string(),
  description: z.string(),
  priceRupees: z.number().min(1),
  stock: z.number().int().min(0),
})
type Sample = z.infer<typeof sampleSchema>

/**
 * Adds the sample goods that come with CodeDojo (`goods.json` and a picture of each) to the store, once per
 * installation: deleted ones do not come back. Returns the number of products added.
 */
export async function loadSampleGoods({ queries }: Database, folder: string): Promise<number> {
  const known = await queries.$count(installationFact, eq(installationFact.key, key))
  if (known > 0) return 0
  const samples = z.array(sampleSchema).parse(JSON.parse(await readFile(join(folder, 'goods.json'), 'utf8')))
  const drawings = await Promise.all(samples.map((sample) => drawingOf(folder, sample)))
  return queries.transaction(async (tx) => {
    const value = samples.map(({ slug }) => slug)
    const kept = await tx
      .insert(installationFact)
      .values({ key, value })
      .onConflictDoNothing()
      .returning({ key: installationFact.key })
    // Another server of this installation has loaded them.
    if (kept.length === 0) return 0
    // The store shows the newest first, so the goods are inserted in reverse order.
    for (const [at, sample] of [...samples.entries()].reverse()) {
      await putSample(tx, sample, drawings[at])
    }
    return samples.length
  })
}

type Drawing = Awaited<ReturnType<typeof encodeDrawing>>

async function drawingOf(folder: string, { slug }: Sample): Promise<Drawing> {
  return encodeDrawing(await readFile(join(folder, `${slug}.svg`)), drawingPixels)
}

async function putSample(tx: Transaction, sample: Sample, drawing: Drawing | undefined): Promise<void> {
  const { name, description, priceRupees, stock } = sample
  const image = drawing ? await storePicture(tx, drawing) : ''
  const facts = { name, description, pricePaise: paiseOf(priceRupees), stock, image }
  await tx.insert(product).values({ id: uuidv7(), ...facts, isSample: true })
}
