import type { ProgressFigures } from '@codedojo/contract'
import type { Database } from '@codedojo/db'
import { awardBadges, type Badges } from './badges/award-badges.ts'
import { readBadgeFacts } from './badges/badge-facts.ts'
import type { Audience } from './counted-submissions.ts'
import { readCurrentClock } from './days/person-clock.ts'
import { readDays } from './days/read-days.ts'
import { readFigures } from './figures.ts'

interface ProgressQuery {
  readonly userId: string
  readonly reader: Audience
}

/** Figures and badges of a person, as far as the audience may see them. */
export async function readProgress(
  database: Database,
  { userId, reader }: ProgressQuery,
): Promise<ProgressFigures & Badges> {
  const clock = await readCurrentClock(database, userId)
  const days = await readDays(database, clock, reader)
  const asked = { clock, reader, days }
  const [figures, facts] = await Promise.all([readFigures(database, asked), readBadgeFacts(database, asked)])
  return { ...figures, ...awardBadges(facts) }
}
