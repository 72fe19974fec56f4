import { z } from 'zod'

/** What the bench and the programs that hold its pages tell each other. */

export const orderSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('open'),
    address: z.string(),
    /** One for each page. */
    cookies: z.array(z.string()),
    /** Pages that connect at the same time. */
    atATime: z.number().int(),
  }),
  z.object({ kind: z.literal('report') }),
])
export type Order = z.infer<typeof orderSchema>

export const answerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('opened'), transports: z.array(z.string()) }),
  z.object({
    kind: z.literal('heard'),
    /** Milliseconds from saying to hearing, of every message on every page. */
    delays: z.array(z.number()),
    /** Pages that are connected still. */
    standing: z.number().int(),
  }),
])
export type Answer = z.infer<typeof answerSchema>

const mark = 'said at '

/** A text that tells when it was said: by the machine's own clock, which all its programs share. */
export function textOfNow(): string {
  return `${mark}${process.hrtime.bigint()}`
}

/** Milliseconds since a text was said; null for another text. */
export function delayOf(text: string): number | null {
  if (!text.startsWith(mark)) return null
  return Number(process.hrtime.bigint() - BigInt(text.slice(mark.length))) / 1e6
}
