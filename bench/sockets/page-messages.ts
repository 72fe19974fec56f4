import { z } from 'zod'

/** The messages between the benchmark and the processes that hold its pages. */

export const orderSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('open'),
    address: z.string(),
    /** One per page. */
    cookies: z.array(z.string()),
    /** Number of pages that connect concurrently. */
    atATime: z.number().int(),
  }),
  z.object({ kind: z.literal('report') }),
])
export type Order = z.infer<typeof orderSchema>

export const answerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opened'), transports: z.array(z.string()) }),
  z.object({
    kind: z.literal('heard'),
    /** Milliseconds from sending to receiving, for every message on every page. */
    delays: z.array(z.number()),
    /** Number of pages that are still connected. */
    standing: z.number().int(),
  }),
])
export type Answer = z.infer<typeof answerSchema>

const mark = 'said at '

/** A message text that contains the time of sending, by the machine's clock, which all its processes share. */
export function textOfNow(): string {
  return `${mark}${process.hrtime.bigint()}`
}

/** Milliseconds since the message was sent; null for any other text. */
export function delayOf(text: string): number | null {
  if (!text.startsWith(mark)) return null
  return Number(process.hrtime.bigint() - BigInt(text.slice(mark.length))) / 1e6
}
