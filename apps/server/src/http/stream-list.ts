import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { z } from 'zod'

/** Streams a list of any length as a response, reading items at the caller's speed. */
export function streamList<Item extends z.ZodType>(
  reply: FastifyReply,
  { item, items }: { readonly item: Item; readonly items: AsyncIterable<z.input<Item>> },
): Readable {
  reply.type('application/json; charset=utf-8')
  return Readable.from(textOf(item, items))
}

async function* textOf<Item extends z.ZodType>(item: Item, items: AsyncIterable<z.input<Item>>) {
  let before = '['
  for await (const each of items) {
    yield `${before}${JSON.stringify(item.parse(each))}`
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}
