import { allScoreGroups, leafGroups, type ScoreGroup, sampleGroup, scoringLimits } from '@codedojo/contract'
import type { Findings } from '../findings/findings.ts'
import { PackageError, PackageRefusedError } from '../package-error.ts'
import type { PackageFiles } from '../package-files.ts'
import { isScoring, type PackageFormat, type ProblemYaml } from '../problem-yaml.ts'
import type { PackageCase } from '../test-cases.ts'
import { readGroupsOf2025 } from './groups-of-2025.ts'
import { readLegacyGroups } from './legacy-groups.ts'

export interface ScoringToRead {
  readonly files: PackageFiles
  readonly yaml: ProblemYaml
  readonly format: PackageFormat
  readonly cases: readonly PackageCase[]
  readonly codedojo: {
    readonly group_titles: Readonly<Record<string, string>>
    readonly scoring?: ScoreGroup | undefined
  } | null
  readonly findings: Findings
}

/** What a scoring package says about points. */
export interface PackageScoring {
  readonly scoring: ScoreGroup
  /** In the order of the cases, the group that each belongs to. */
  readonly groups: readonly string[]
}

/**
 * Reads how the points of a scoring package are computed; null for a pass-fail package. Throws `PackageError` where its settings
 * contradict each other, and `PackageRefusedError` for what no group here can express.
 */
export async function readScoring(wanted: ScoringToRead): Promise<PackageScoring | null> {
  if (!isScoring(wanted.yaml)) return null
  const { format, codedojo, cases, findings } = wanted
  const read =
    codedojo?.scoring ??
    (format === 'legacy' ? await readLegacyGroups(wanted) : await readGroupsOf2025(wanted))
  requireBounds(read)
  const scoring = withTitles(read, codedojo?.group_titles ?? {}, findings)
  const leaves = leafGroups(scoring).map(({ name }) => name)
  const groups = cases.map(({ name }) => groupOfCase(name, leaves))
  const lonely = leaves.find((name) => !groups.includes(name))
  if (lonely !== undefined && cases.length > 0)
    throw new PackageError(`data/${lonely} has no test case, so its points cannot be won.`)
  return { scoring, groups }
}

/** The innermost group whose folder holds the case. */
function groupOfCase(name: string, leaves: readonly string[]): string {
  const holders = leaves.filter((leaf) => name.startsWith(`${leaf}/`))
  const innermost = holders.toSorted((one, other) => other.length - one.length)[0]
  if (innermost !== undefined) return innermost
  if (name.startsWith('sample/')) return 'sample'
  throw new PackageError(
    `data/${name}.in belongs to no group that gives points: put it into the folder of one.`,
  )
}

function requireBounds(top: ScoreGroup): void {
  const count = allScoreGroups(top).length
  if (count > scoringLimits.groups)
    throw new PackageError(`The package has ${count} test groups; at most ${scoringLimits.groups} are read.`)
  const names = allScoreGroups(top).map(({ name }) => name)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined)
    throw new PackageError(`codedojo.yaml: scoring: the group "${twice}" is there twice.`)
  requireEarlierGroups(top)
  if (!(top.points > 0))
    throw new PackageRefusedError('This package cannot be judged here: no test group of it gives any points.')
  if (top.points > scoringLimits.points)
    throw new PackageRefusedError(
      `This package cannot be judged here: it gives ${top.points} points; at most ${scoringLimits.points} are kept.`,
    )
}

/** Required groups come earlier, so that their end is known, and none can require itself. */
function requireEarlierGroups(top: ScoreGroup): void {
  const earlier = new Set([sampleGroup])
  for (const { name, requires } of allScoreGroups(top)) {
    const unknown = requires.find((one) => !earlier.has(one))
    if (unknown !== undefined)
      throw new PackageError(
        `data/${name} requires "${unknown.slice(0, 80)}", which is no earlier test group.`,
      )
    earlier.add(name)
  }
}

function withTitles(
  group: ScoreGroup,
  titles: Readonly<Record<string, string>>,
  { breach }: Findings,
): ScoreGroup {
  const names = new Set(allScoreGroups(group).map(({ name }) => name))
  for (const name of Object.keys(titles))
    if (!names.has(name))
      breach(() => `codedojo.yaml: group_titles: there is no test group "${name.slice(0, 40)}".`)
  const titled = new Map(Object.entries(titles))
  const give = (one: ScoreGroup): ScoreGroup => ({
    ...one,
    title: titled.get(one.name) ?? one.title,
    groups: one.groups.map(give),
  })
  return give(group)
}
