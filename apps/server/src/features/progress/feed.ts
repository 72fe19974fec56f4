import type { FeedEntry, ownFeed } from '@codedojo/contract'
import type { Database } from '@codedojo/db'
import type { z } from 'zod'
import { awardBadges } from './badges/award-badges.ts'
import { readBadgeFacts } from './badges/badge-facts.ts'
import { readClock } from './days/person-clock.ts'
import { readDays } from './days/read-days.ts'
import {
  type FeedPart,
  readCertificates,
  readContests,
  readMarkedLessons,
  readSubmissions,
} from './feed-parts.ts'

interface Asked {
  readonly userId: string
  /** Only what was earlier, in whole milliseconds. */
  readonly before?: string | undefined
  readonly limit: number
}

/**
 * What somebody did, newest first. Entries of one moment are never on two pages, or the next page would leave some out: a page
 * may be a little longer than `limit`.
 */
export async function readFeed(
  database: Database,
  { userId, before, limit }: Asked,
): Promise<z.input<typeof ownFeed.response>> {
  const part: FeedPart = {
    userId,
    before: before ? new Date(before) : new Date('9999-12-31'),
    most: limit + 1,
  }
  const found = await Promise.all([
    readSubmissions(database, part),
    readContests(database, part),
    readMarkedLessons(database, part),
    readCertificates(database, part),
    readBadges(database, part),
  ])
  const all = found.flat().toSorted((one, other) => other.at.localeCompare(one.at))
  let shown = Math.min(limit, all.length)
  while (shown < all.length && all[shown]?.at === all[shown - 1]?.at) shown += 1
  return { entries: all.slice(0, shown), hasMore: shown < all.length }
}

async function readBadges(database: Database, { userId, before }: FeedPart): Promise<FeedEntry[]> {
  const clock = await readClock(database.queries, { userId })
  const days = await readDays(database, clock, 'self')
  const { badges } = awardBadges(await readBadgeFacts(database, { clock, days, reader: 'self' }))
  return badges
    .filter(({ earnedAt }) => new Date(earnedAt) < before)
    .map(({ name, title, earnedAt }) => ({ kind: 'badge', at: earnedAt, name, title }))
}
