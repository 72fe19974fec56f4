import { type Badge, badgeNames, type OpenBadge } from '@codedojo/contract'
import type { BadgeFacts } from './badge-facts.ts'
import { badgeRules } from './badge-rules.ts'

export interface Badges {
  /** Latest first. */
  readonly badges: Badge[]
  readonly openBadges: OpenBadge[]
}

/** Earned badges, and progress towards the others. */
export function awardBadges(facts: BadgeFacts): Badges {
  const badges: Badge[] = []
  const openBadges: OpenBadge[] = []
  for (const name of badgeNames) {
    const { title, rule, progressOf } = badgeRules[name]
    const progress = progressOf(facts)
    if (progress.kind === 'earned') badges.push({ name, title, rule, earnedAt: progress.at.toISOString() })
    else openBadges.push({ name, title, rule, reached: progress.reached, goal: progress.goal })
  }
  return { badges: badges.toSorted((one, other) => other.earnedAt.localeCompare(one.earnedAt)), openBadges }
}
