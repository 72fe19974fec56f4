import type { Readable } from 'node:stream'
import { type ManagedOrder, type OrderFilter, rupeesOf } from '@codedojo/contract'
import type { Database } from '@codedojo/db'
import { streamCsv } from '../../../http/stream-csv.ts'
import { recordEvent } from '../../audit/index.ts'
import { countOrders, iterateOrders } from './managed-orders.ts'

const columns = [
  'number',
  'state',
  'kind',
  'thing',
  'amountRupees',
  'currency',
  'buyer',
  'email',
  'createdAt',
  'paidAt',
  'shippedAt',
  'tracking',
  'refundState',
  'refundRupees',
  'refundedAt',
  'provider',
  'providerOrderId',
  'paymentId',
  'shipToName',
  'shipToLine1',
  'shipToLine2',
  'shipToCity',
  'shipToRegion',
  'shipToPostcode',
  'shipToCountry',
  'shipToPhone',
  'choice',
]

/** The list of orders as CSV, streamed at the caller's speed. */
export async function exportOrders(
  database: Database,
  { actorId, filter }: { readonly actorId: string; readonly filter: OrderFilter },
): Promise<Readable> {
  const { q, state, kind, from, to, zone } = filter
  const counts = await countOrders(database, filter)
  await recordEvent(database.queries, {
    actorId,
    action: 'order.exported',
    subject: { kind: 'installation' },
    // Search terms are not logged: they may be a name or e-mail, which must not outlive the person.
    after: {
      orders: state ? counts.of[state] : counts.all,
      state,
      kind,
      from,
      to,
      zone,
      searched: Boolean(q),
    },
  })
  return streamCsv(columns, lineOf(iterateOrders(database, filter)))
}

async function* lineOf(orders: AsyncIterable<ManagedOrder>) {
  for await (const each of orders) {
    yield [
      ...[each.number, each.state, each.kind, each.thing.name, inRupees(each.amount), each.currency],
      ...[each.buyer?.name ?? '', each.buyer?.emailId ?? ''],
      ...[each.createdAt, each.paidAt, each.shippedAt, each.tracking],
      ...[each.refund?.state ?? '', each.refund ? inRupees(each.refund.amount) : '', each.refundedAt],
      ...[each.provider, each.providerOrderId, each.paymentId],
      ...addressOf(each),
    ]
  }
}

function inRupees(paise: number): string {
  return rupeesOf(paise).toFixed(2)
}

function addressOf({ address }: ManagedOrder): string[] {
  if (address === null) return Array.from({ length: 9 }, () => '')
  const { name, line1, line2, city, region, postcode, country, phone, choice } = address
  return [name, line1, line2, city, region, postcode, country, phone, choice]
}
