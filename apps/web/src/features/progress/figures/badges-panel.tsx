import type { Badge, BadgeName, OpenBadge } from '@codedojo/contract'
import {
  CalendarCheck,
  ChartNoAxesColumnIncreasing,
  Flame,
  Footprints,
  Languages,
  Layers,
  type LucideIcon,
  Map as MapIcon,
  Mountain,
  RotateCcw,
  Sun,
  Target,
  Trophy,
} from 'lucide-react'
import { formatShortDate } from '../../../lib/format/format-date.ts'
import { ReadingPanel } from '../../../ui/reading-panel.tsx'

const icons = {
  'first-solve': Footprints,
  'solves-10': Layers,
  'solves-50': Target,
  'solves-100': Mountain,
  'streak-7': Flame,
  'streak-30': CalendarCheck,
  'every-difficulty': ChartNoAxesColumnIncreasing,
  'all-languages': Languages,
  'first-contest': Trophy,
  'daily-7': Sun,
  'first-plan': MapIcon,
  'first-review': RotateCcw,
} as const satisfies Record<BadgeName, LucideIcon>

interface BadgesPanelProps {
  badges: readonly Badge[]
  /** Badges that are not earned yet; absent on public profiles. */
  openBadges?: readonly OpenBadge[]
}

/** Earned badges with their dates, then open ones with their progress; each states its rule. */
export function BadgesPanel({ badges, openBadges }: BadgesPanelProps) {
  const total = badges.length + (openBadges?.length ?? 0)
  return (
    <ReadingPanel
      title="Badges"
      trailing={
        openBadges && (
          <p className="text-ui text-muted">
            <span className="num text-ink">{badges.length}</span> of {total} earned
          </p>
        )
      }
    >
      {total === 0 && <p className="text-body text-muted">No badges yet.</p>}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(220px,1fr))] gap-x-4 gap-y-5">
        {badges.map((badge) => (
          <EarnedBadge key={badge.name} badge={badge} />
        ))}
        {openBadges?.map((badge) => (
          <UnearnedBadge key={badge.name} badge={badge} />
        ))}
      </ul>
    </ReadingPanel>
  )
}

function EarnedBadge({ badge: { name, title, rule, earnedAt } }: { badge: Badge }) {
  const Icon = icons[name]
  return (
    <li className="flex gap-3">
      <span className="flex size-10 shrink-0 items-center justify-center rounded-lg bg-primary-soft text-primary">
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </span>
      <div className="min-w-0">
        <p className="text-body">{title}</p>
        <time dateTime={earnedAt} className="num block text-caption text-muted">
          {formatShortDate(new Date(earnedAt))}
        </time>
        <p className="mt-0.5 text-caption text-faint">{rule}</p>
      </div>
    </li>
  )
}

function UnearnedBadge({ badge: { name, title, rule, reached, goal } }: { badge: OpenBadge }) {
  const Icon = icons[name]
  return (
    <li className="flex gap-3">
      <span className="flex size-10 shrink-0 items-center justify-center rounded-lg bg-raised text-faint">
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-body text-muted">{title}</p>
        <p className="num text-caption text-faint">
          Not yet, {reached} of {goal}
        </p>
        <p className="mt-0.5 text-caption text-faint">{rule}</p>
      </div>
    </li>
  )
}
