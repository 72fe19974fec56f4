import { allScoreGroups, groupOfSubtask, type ScoreGroup } from '@codedojo/contract'
import type { PackageFormat } from '../problem-yaml.ts'
import type { PackageToWrite } from './package-to-write.ts'

/** Whether the settings of the format 2025-09 can say all of it; the legacy format has more rules. */
export function fitsNewFormat(top: ScoreGroup): boolean {
  if (top.name !== 'secret' || !top.groups.every(isPlainGroup)) return false
  if (top.groups.length === 0) return isPlainGroup(top)
  if (!Number.isInteger(top.points)) return false
  const { rule, counts, stops } = top
  if (rule === 'all') return counts === 'all' && stops && top.groups.every((group) => group.rule === 'all')
  return (rule === 'sum' || rule === 'min') && counts === 'always' && !stops
}

function isPlainGroup(group: ScoreGroup): boolean {
  const { name, title, points, rule, counts, stops, groups } = group
  if (rule === 'max' || rule === 'avg' || groups.length > 0 || !Number.isInteger(points)) return false
  const plain = groupOfSubtask({ name, title, points, rule })
  return /^secret(?:\/[^/]+)?$/.test(name) && plain.counts === counts && plain.stops === stops
}

/** The settings of the groups that say how points are computed, by path. */
export function scoringFiles(
  { scoring: top, cases }: Pick<PackageToWrite, 'scoring' | 'cases'>,
  format: PackageFormat,
): ReadonlyMap<string, Readonly<Record<string, unknown>>> {
  if (top === null) return new Map()
  if (format === '2025-09')
    return new Map(
      [top, ...top.groups].map((group) => [`data/${group.name}/test_group.yaml`, newSettings(group)]),
    )
  const counts = Map.groupBy(cases, ({ group }) => group)
  const files = allScoreGroups(top).map((group): [string, Readonly<Record<string, unknown>>] => [
    group.name === 'data' ? 'data/testdata.yaml' : `data/${group.name}/testdata.yaml`,
    legacySettings(group, counts.get(group.name)?.length ?? 0),
  ])
  return new Map([
    ...(top.name === 'secret' ? [['data/testdata.yaml', { grader_flags: 'ignore_sample' }] as const] : []),
    ...files,
  ])
}

const verdictModes = {
  all: 'worst_error',
  any: 'worst_error accept_if_any_accepted',
  always: 'always_accept',
} as const

/** The nearest that the legacy format has; `codedojo.yaml` says it exactly. */
function legacySettings({ points, rule, counts, stops }: ScoreGroup, caseCount: number) {
  return {
    on_reject: stops ? 'break' : 'continue',
    grader_flags: `${verdictModes[counts]} ${rule === 'all' ? 'min' : rule}`,
    ...(caseCount > 0 && { accept_score: rule === 'sum' ? points / caseCount : points }),
    range: `0 ${points}`,
  }
}

const aggregations = { all: 'pass-fail', sum: 'sum', min: 'min', max: 'max', avg: 'avg' } as const

function newSettings({ points, rule, requires }: ScoreGroup): Readonly<Record<string, unknown>> {
  return {
    max_score: points,
    score_aggregation: aggregations[rule],
    ...(requires.length > 0 && { require_pass: [...requires] }),
  }
}
