import type { FeedEntry, ownFeed } from '@codedojo/contract'
import type { Database } from '@codedojo/db'
import type { z } from 'zod'
import { awardBadges } from './badges/award-badges.ts'
import { readBadgeFacts } from './badges/badge-facts.ts'
import { readCurrentClock } from './days/person-clock.ts'
import { readDays } from './days/read-days.ts'
import {
  type FeedPart,
  readCertificates,
  readContests,
  readMarkedLessons,
  readSubmissions,
} from './feed-parts.ts'

interface FeedQuery {
  readonly userId: string
  /** Only entries before this time, in whole milliseconds. */
  readonly before?: string | undefined
  readonly limit: number
}

/**
 * The person's activity, newest first. Entries with the same time stay on one page, so a page may be slightly longer
 * than `limit`: otherwise the next page would skip some.
 */
export async function readFeed(
  database: Database,
  { userId, before = '9999-12-31T00:00:00Z', limit }: FeedQuery,
): Promise<z.input<typeof ownFeed.response>> {
  // Nothing happened before 1970, and PostgreSQL has no year 0.
  const end = new Date(Math.max(0, Date.parse(before)))
  const badges = await readBadges(database, { userId, before: end })
  for (let most = limit + 1; ; most *= 2) {
    const parts = await readParts(database, { userId, before: end, most })
    const all = [...parts.flat(), ...badges].toSorted((one, other) => other.at.localeCompare(one.at))
    let shown = Math.min(limit, all.length)
    while (shown < all.length && all[shown]?.at === all[shown - 1]?.at) shown += 1
    // A truncated part may have more entries at its last time.
    const cutAt =
      parts
        .map((part) => part[most - 1]?.at ?? '')
        .toSorted()
        .at(-1) ?? ''
    const last = all[shown - 1]
    if (last && last.at <= cutAt) continue
    return { entries: all.slice(0, shown), hasMore: shown < all.length }
  }
}

function readParts(database: Database, part: FeedPart): Promise<FeedEntry[][]> {
  return Promise.all([
    readSubmissions(database, part),
    readContests(database, part),
    readMarkedLessons(database, part),
    readCertificates(database, part),
  ])
}

/** All badges: they depend on the person's whole history, however few are requested. */
async function readBadges(
  database: Database,
  { userId, before }: Pick<FeedPart, 'userId' | 'before'>,
): Promise<FeedEntry[]> {
  const clock = await readCurrentClock(database, userId)
  const days = await readDays(database, clock, 'self')
  const { badges } = awardBadges(await readBadgeFacts(database, { clock, days, reader: 'self' }))
  return badges
    .filter(({ earnedAt }) => new Date(earnedAt) < before)
    .map(({ name, title, earnedAt }) => ({ kind: 'badge', at: earnedAt, name, title }))
}
