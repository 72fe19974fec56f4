import type { RoomMessage } from '@codedojo/contract'

/** One line of the list: a day that begins, where the unread ones begin, or a message. */
export type ListLine =
  | { readonly kind: 'day'; readonly key: string; readonly at: string }
  | { readonly kind: 'new'; readonly key: string }
  | { readonly kind: 'message'; readonly key: string; readonly message: RoomMessage }

interface LineFacts {
  /** In their order. */
  readonly messages: readonly RoomMessage[]
  /** Positions that were unread when the room was opened: after the first, up to the second. */
  readonly unread: { readonly after: number; readonly upTo: number }
  readonly readerId: string
}

/** The messages with a line where a day begins, in the reader's zone, and one above the first unread message of somebody else. */
export function linesOf({ messages, unread, readerId }: LineFacts): ListLine[] {
  const firstNew = messages.find(
    ({ position, author }) => position > unread.after && position <= unread.upTo && author?._id !== readerId,
  )
  let day = ''
  return messages.flatMap((message): ListLine[] => {
    const itsDay = new Date(message.at).toDateString()
    const begins = itsDay !== day
    day = itsDay
    return [
      ...(begins ? [{ kind: 'day' as const, key: `day ${message.position}`, at: message.at }] : []),
      ...(message === firstNew ? [{ kind: 'new' as const, key: 'new' }] : []),
      { kind: 'message' as const, key: message._id, message },
    ]
  })
}
