import { createHmac } from 'node:crypto'
import type { BankEvent } from './bank.ts'
import { newId } from './bank.ts'

/** A webhook message. */
export interface Message {
  readonly id: string
  readonly event: string
  readonly body: Buffer
  readonly signature: string
}

/** Wraps and signs an event. Source: Razorpay, "Webhooks", payloads and validation. */
export function makeMessage({ event, ...entities }: BankEvent, secret: string): Message {
  const payload = Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }]))
  const body = Buffer.from(
    JSON.stringify({
      entity: 'event',
      account_id: 'acc_fake',
      event,
      contains: Object.keys(payload),
      payload,
      created_at: Math.floor(Date.now() / 1000),
    }),
  )
  return { id: newId('evt'), event, body, signature: sign(body, secret) }
}

export function sign(body: Buffer, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('hex')
}

export function headersOf({ id, signature }: Pick<Message, 'id' | 'signature'>): Record<string, string> {
  return {
    'content-type': 'application/json',
    'x-razorpay-event-id': id,
    'x-razorpay-signature': signature,
  }
}

/** Sends it once; returns the status, or 0 without a response. */
export async function post(url: string, message: Message): Promise<number> {
  const sent = await fetch(url, {
    method: 'POST',
    headers: headersOf(message),
    body: new Uint8Array(message.body),
    signal: AbortSignal.timeout(5000),
  }).catch(() => null)
  return sent?.status ?? 0
}
