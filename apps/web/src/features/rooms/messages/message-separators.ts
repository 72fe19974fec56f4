import type { RoomMessage } from '@codedojo/contract'

/** One entry of the list: a date separator, the "unread" separator, or a message. */
export type ListLine =
  | { readonly kind: 'day'; readonly key: string; readonly at: string }
  | { readonly kind: 'new'; readonly key: string }
  | { readonly kind: 'message'; readonly key: string; readonly message: RoomMessage }

interface LineFacts {
  /** In order. */
  readonly messages: readonly RoomMessage[]
  /** Range of positions that were unread when the room was opened: exclusive start, inclusive end. */
  readonly unread: { readonly after: number; readonly upTo: number }
  readonly readerId: string
}

/** Inserts a separator before each new day in the user's time zone, and one before the first unread message of somebody else. */
export function insertSeparators({ messages, unread, readerId }: LineFacts): ListLine[] {
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
