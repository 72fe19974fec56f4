import { type BadgeName, difficulties, languages, reviewDays } from '@codedojo/contract'
import type { BadgeFacts, PlanProgress } from './badge-facts.ts'

/** Earned, or progress towards it. */
export type BadgeProgress =
  | { readonly kind: 'earned'; readonly at: Date }
  | { readonly kind: 'open'; readonly reached: number; readonly goal: number }

export interface BadgeRule {
  readonly title: string
  readonly rule: string
  readonly progressOf: (facts: BadgeFacts) => BadgeProgress
}

/** The rule of each badge, in display order. */
export const badgeRules: Readonly<Record<BadgeName, BadgeRule>> = {
  'first-solve': {
    title: 'First solve',
    rule: 'Solve a problem.',
    progressOf: (facts) => solvesTo(1, facts),
  },
  'solves-10': {
    title: '10 solved',
    rule: 'Solve 10 problems.',
    progressOf: (facts) => solvesTo(10, facts),
  },
  'solves-50': {
    title: '50 solved',
    rule: 'Solve 50 problems.',
    progressOf: (facts) => solvesTo(50, facts),
  },
  'solves-100': {
    title: '100 solved',
    rule: 'Solve 100 problems.',
    progressOf: (facts) => solvesTo(100, facts),
  },
  'streak-7': {
    title: '7-day streak',
    rule: 'Have a submission Accepted on 7 days in a row.',
    progressOf: (facts) => streakTo(7, facts),
  },
  'streak-30': {
    title: '30-day streak',
    rule: 'Have a submission Accepted on 30 days in a row.',
    progressOf: (facts) => streakTo(30, facts),
  },
  'every-difficulty': {
    title: 'All-rounder',
    rule: 'Solve an easy, a medium and a hard problem.',
    progressOf: ({ solves }) => {
      const firsts = difficulties.flatMap(
        (one) => solves.find(({ difficulty }) => difficulty === one)?.at ?? [],
      )
      return reachedAt(firsts.toSorted(byTime), difficulties.length)
    },
  },
  'all-languages': {
    title: 'Polyglot',
    rule: 'Have a submission Accepted in each of C++, Java, Python and JavaScript.',
    progressOf: (facts) => reachedAt([...facts.languages.values()].toSorted(byTime), languages.length),
  },
  'first-contest': {
    title: 'First contest',
    rule: 'Take part in a contest: submit in it, and stay in until its end.',
    progressOf: ({ firstContestAt }) => reachedAt(firstContestAt ? [firstContestAt] : [], 1),
  },
  'daily-7': {
    title: '7 daily problems',
    rule: 'Solve 7 daily problems, each on its day.',
    progressOf: ({ dailies }) => reachedAt(dailies, 7),
  },
  'first-plan': {
    title: 'Plan finished',
    rule: 'Solve every problem of a study plan.',
    progressOf: ({ plans }) => planProgress(plans),
  },
  'first-review': {
    title: 'Kept in mind',
    rule: `Solve a problem of the review queue again each time that it comes back, ${reviewDays.length} times in a row.`,
    progressOf: ({ reviews: { finishedAt: at, farthestStep: reached } }) =>
      at ? { kind: 'earned', at } : { kind: 'open', reached, goal: reviewDays.length },
  },
}

function solvesTo(goal: number, { solves }: BadgeFacts): BadgeProgress {
  return reachedAt(
    solves.map(({ at }) => at),
    goal,
  )
}

/** Earned with the first Accepted submission of the day on which a run reached this length. */
function streakTo(goal: number, { counts, runs, streak }: BadgeFacts): BadgeProgress {
  const day = runs.find((run) => run.length >= goal)?.[goal - 1]
  const atMs = counts.find((count) => count.day === day)?.firstAcceptedAt ?? null
  return atMs === null ? { kind: 'open', reached: streak, goal } : { kind: 'earned', at: new Date(atMs) }
}

/** The first finished plan, otherwise the one closest to completion. */
function planProgress(plans: readonly PlanProgress[]): BadgeProgress {
  const finished = plans.flatMap(({ total, solved, lastAt }) => (solved === total && lastAt ? [lastAt] : []))
  const [first] = finished.toSorted(byTime)
  if (first) return { kind: 'earned', at: first }
  const [nearest] = plans.toSorted((one, other) => other.solved / other.total - one.solved / one.total)
  return { kind: 'open', reached: nearest?.solved ?? 0, goal: nearest?.total ?? 1 }
}

/** `moments`: times of the steps towards the goal, oldest first. */
function reachedAt(moments: readonly Date[], goal: number): BadgeProgress {
  const at = moments[goal - 1]
  return at ? { kind: 'earned', at } : { kind: 'open', reached: moments.length, goal }
}

function byTime(one: Date, other: Date): number {
  return one.getTime() - other.getTime()
}
