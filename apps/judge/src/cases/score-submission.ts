import {
  allScoreGroups,
  type JudgedCase,
  leafGroups,
  type ScoreGroup,
  type SubtaskResult,
  subtasksOf,
  type Verdict,
} from '@codedojo/contract'
import type { CaseToJudge } from './case-to-judge.ts'

/** A judged case of a problem with points. */
export type ScoredCase = Pick<JudgedCase, 'index' | 'status' | 'share'>

export interface Score {
  readonly points: number
  /** The most that the problem gives. */
  readonly of: number
  readonly status: Verdict
  readonly subtasks: readonly SubtaskResult[]
}

export interface Scoring {
  /** The group of each case, in the order of judging. */
  readonly groups: readonly (string | null)[]
  readonly top: ScoreGroup
  /** Judges the cases too that can change no points any more, because somebody wants to know their verdicts. */
  readonly judgesAll?: true
}

/** The points of a submission while its cases are judged. */
export interface ScoreKeeper {
  /** Adds the result of a case; in the order of judging. */
  readonly add: (judged: ScoredCase) => void
  /**
   * Whether the case, by its index from 1, can change no points any more, given the results so far. Once it holds it goes on to
   * hold, and when all earlier cases are known it says what judging one after the other would.
   */
  readonly isPointless: (index: number) => boolean
  readonly score: () => Score
}

interface Tally {
  readonly indexes: number[]
  failed: number
  passed: number
}

/**
 * Returns a function that says what validators may say about the points of a case, by its group; nothing in a pass-fail problem
 * and for a case that gives no points, where a score is ignored.
 */
export function makeCasePoints(
  top: ScoreGroup | null,
  groups: readonly (string | null)[],
): (group: string | null) => Pick<CaseToJudge, 'points'> {
  const counts = Map.groupBy(groups, (name) => name)
  const leaves = new Map((top ? leafGroups(top) : []).map((group) => [group.name, group]))
  return (name) => {
    const group = leaves.get(name ?? '')
    if (!group) return {}
    const { rule, points } = group
    if (rule === 'all') return { points: { most: null } }
    return { points: { most: rule === 'sum' ? points / (counts.get(name)?.length ?? 1) : points } }
  }
}

/** Sums of parts such as 100/3 come out whole. */
const precision = 1e6

export function roundPoints(points: number): number {
  return Math.round(points * precision) / precision
}

/**
 * Keeps the score of one submission. What a group gives follows from its members: its cases, or the groups in it. A member that
 * is not Accepted counts as 0, and those after it not at all if the group stops there. A group whose required groups are not
 * passed gives nothing. Sources: "Result aggregation" of spec/2025-09.md, "Graders" of spec/legacy.md.
 */
export function keepScore({ groups, top }: Scoring): ScoreKeeper {
  const results = new Map<number, ScoredCase>()
  const tallies = tallyCases(groups)
  const known = new Map(allScoreGroups(top).map((group) => [group.name, group]))
  const paths = pathsToLeaves(top)
  const tallyOf = (name: string) => tallies.get(name)

  /** Whether it is certain that not all cases of a required group will be Accepted. */
  const isMissed = (name: string): boolean => {
    const group = known.get(name)
    if ((tallyOf(name)?.failed ?? 0) > 0) return true
    if (!group) return false
    return group.requires.some(isMissed) || group.groups.some((inner) => isMissed(inner.name))
  }
  /** Whether it is certain that the group will not be Accepted. */
  const isLost = (group: ScoreGroup): boolean => {
    if (group.requires.some(isMissed)) return true
    if (group.counts === 'always') return false
    const tally = tallyOf(group.name)
    if (group.groups.length > 0)
      return group.counts === 'all' ? group.groups.some(isLost) : group.groups.every(isLost)
    if (!tally) return false
    return group.counts === 'all' ? tally.failed > 0 : tally.failed === tally.indexes.length
  }

  return {
    add: (judged) => {
      results.set(judged.index, judged)
      const tally = tallyOf(groups[judged.index - 1] ?? '')
      if (!tally) return
      if (judged.status === 'Accepted') tally.passed += 1
      else tally.failed += 1
    },
    isPointless: (index) => {
      const path = paths.get(groups[index - 1] ?? '') ?? []
      return path.some((group, depth) => {
        if (group.requires.some(isMissed)) return true
        if (!group.stops) return false
        const next = path[depth + 1]
        if (!next) return (tallyOf(group.name)?.failed ?? 0) > 0
        return group.groups.slice(0, group.groups.indexOf(next)).some(isLost)
      })
    },
    score: () => scoreOf({ top, results, tallies }),
  }
}

function tallyCases(groups: readonly (string | null)[]): Map<string, Tally> {
  const tallies = new Map<string, Tally>()
  for (const [at, name] of groups.entries()) {
    if (name === null) continue
    const tally = tallies.get(name) ?? { indexes: [], failed: 0, passed: 0 }
    tally.indexes.push(at + 1)
    tallies.set(name, tally)
  }
  return tallies
}

/** By the name of each group that has cases, the groups from the top down to it. */
function pathsToLeaves(top: ScoreGroup): Map<string, readonly ScoreGroup[]> {
  const paths = new Map<string, readonly ScoreGroup[]>()
  const walk = (group: ScoreGroup, above: readonly ScoreGroup[]) => {
    const path = [...above, group]
    if (group.groups.length === 0) paths.set(group.name, path)
    for (const inner of group.groups) walk(inner, path)
  }
  walk(top, [])
  return paths
}

interface ResultsToScore {
  readonly top: ScoreGroup
  readonly results: ReadonlyMap<number, ScoredCase>
  readonly tallies: ReadonlyMap<string, Tally>
}

interface Member {
  readonly isAccepted: boolean
  readonly points: number
}

function scoreOf({ top, results, tallies }: ResultsToScore): Score {
  const judgedIn = (group: ScoreGroup): ScoredCase[] =>
    group.groups.length > 0
      ? group.groups.flatMap(judgedIn)
      : (tallies.get(group.name)?.indexes ?? []).flatMap((index) => results.get(index) ?? [])

  const isPassed = (name: string): boolean => {
    const below = [...tallies].filter(([group]) => group === name || group.startsWith(`${name}/`))
    return below.every(([, { indexes, passed }]) => passed === indexes.length)
  }
  const membersOf = (group: ScoreGroup): Member[] => {
    if (group.groups.length > 0) return group.groups.map(resultOf)
    const count = tallies.get(group.name)?.indexes.length ?? 0
    const each = group.rule === 'sum' ? group.points / count : group.points
    return judgedIn(group).map(({ status, share = 1 }) => {
      const isAccepted = status === 'Accepted'
      return { isAccepted, points: isAccepted ? each * share : 0 }
    })
  }
  const resultOf = (group: ScoreGroup): Member => {
    if (!group.requires.every(isPassed)) return { isAccepted: false, points: 0 }
    const all = membersOf(group)
    const failure = all.findIndex(({ isAccepted }) => !isAccepted)
    const members = group.stops && failure !== -1 ? all.slice(0, failure + 1) : all
    const isAccepted = isAcceptedBy(group, members)
    return { isAccepted, points: isAccepted ? roundPoints(pointsOf(group, members)) : 0 }
  }
  const subtaskOf = (group: ScoreGroup): SubtaskResult => {
    const judged = judgedIn(group)
    const { points } = resultOf(group)
    const failed = judged.find(({ status }) => status !== 'Accepted')
    const { name, points: of } = group
    return { name, points, of, status: statusOf({ points, of, judged }), failedCase: failed?.index ?? null }
  }

  const { points } = resultOf(top)
  const judged = [...results.values()]
  const of = roundPoints(top.points)
  return {
    points,
    of,
    status: statusOf({ points, of, judged }) ?? 'Wrong Answer',
    subtasks: subtasksOf(top).map(subtaskOf),
  }
}

function isAcceptedBy({ counts }: ScoreGroup, members: readonly Member[]): boolean {
  if (members.length === 0) return false
  switch (counts) {
    case 'all':
      return members.every(({ isAccepted }) => isAccepted)
    case 'any':
      return members.some(({ isAccepted }) => isAccepted)
    case 'always':
      return true
  }
}

function pointsOf({ rule, points }: ScoreGroup, members: readonly Member[]): number {
  const given = members.map((member) => member.points)
  const sum = given.reduce((all, one) => all + one, 0)
  switch (rule) {
    case 'all':
      return members.every(({ isAccepted }) => isAccepted) ? points : 0
    case 'sum':
      return sum
    case 'min':
      return Math.min(...given)
    case 'max':
      return Math.max(...given)
    case 'avg':
      return sum / given.length
  }
}

interface PartToName {
  readonly points: number
  readonly of: number
  readonly judged: readonly ScoredCase[]
}

/** All points are Accepted, some are Partially Accepted; without any, the first failure says why. null if nothing was judged. */
function statusOf({ points, of, judged }: PartToName): Verdict | null {
  const failed = judged.find(({ status }) => status !== 'Accepted')
  if (judged.length === 0) return null
  if (points >= of - 1 / precision && (of > 0 || !failed)) return 'Accepted'
  if (points > 0) return 'Partially Accepted'
  // Without a failure a validator gave nothing for an output that it accepts.
  return failed?.status ?? 'Wrong Answer'
}
