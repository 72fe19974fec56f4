import { type Database, listen, type Queries, type Transaction } from '@codedojo/db'
import { sql } from 'drizzle-orm'
import type { AccessWatch } from '../../services/access-watch.ts'

/**
 * How it works: a call checks its session each time, but an event stream checks once and stays open for hours. Whoever
 * ends sessions or changes a role notifies all servers in the same transaction, and the streams of that person check
 * again.
 */
export function watchAccess(database: Database): AccessWatch {
  const followers = new Map<string, Set<() => void>>()
  const listener = listen(database, {
    channel: 'user_access',
    onNotification: (userId) => {
      for (const onChange of followers.get(userId) ?? []) onChange()
    },
    onGap: () => {
      for (const ofUser of followers.values()) for (const onChange of ofUser) onChange()
    },
  })
  return {
    follow: (userId, onChange) => {
      const ofUser = followers.get(userId) ?? new Set()
      followers.set(userId, ofUser.add(onChange))
      return () => {
        ofUser.delete(onChange)
        if (ofUser.size === 0 && followers.get(userId) === ofUser) followers.delete(userId)
      }
    },
    [Symbol.asyncDispose]: () => listener[Symbol.asyncDispose](),
  }
}

/** Notifies every server on commit that the sessions or the role of the user changed. */
export async function announceAccess(queries: Queries | Transaction, userId: string): Promise<void> {
  await queries.execute(sql`select pg_notify('user_access', ${userId})`)
}
