import { groupOfSubtask, type ScoreGroup, sampleGroup } from '@codedojo/contract'
import { z } from 'zod'
import { didYouMean } from '../findings/nearest-name.ts'
import { PackageError, PackageRefusedError } from '../package-error.ts'
import { hasFile, type PackageFiles, pathsBelow } from '../package-files.ts'
import { readYaml } from '../yaml-file.ts'
import type { ScoringToRead } from './read-scoring.ts'

const maxScore = z.union([z.number().int('must be a whole number').nonnegative(), z.literal('unbounded')], {
  error: 'must be a whole number of at least 0, or "unbounded"',
})
const settingsSchema = z.looseObject({
  max_score: maxScore.optional(),
  score_aggregation: z
    .enum(['pass-fail', 'sum', 'min'], { error: 'must be pass-fail, sum or min' })
    .optional(),
  require_pass: z
    .union([z.string().transform((name) => [name]), z.array(z.string())], {
      error: 'must be the name of a test group, or a list of names',
    })
    .default([]),
})
type Settings = z.infer<typeof settingsSchema>

const settingsName = 'test_group.yaml'
const secret = 'secret'
const rules = { 'pass-fail': 'all', sum: 'sum', min: 'min' } as const

/** Reads the test groups of the format 2025-09. Source: "Result aggregation" of spec/2025-09.md. */
export async function readGroupsOf2025({ files, cases, findings }: ScoringToRead): Promise<ScoreGroup> {
  await refuseElsewhere(files)
  const settings = await settingsOf(files, secret)
  const max = settings.max_score ?? 100
  const rule = rules[settings.score_aggregation ?? 'sum']
  if (max === 'unbounded') throw unbounded(secret)
  const names = groupNames(files)
  const groups: ScoreGroup[] = []
  for (const name of names) groups.push(await readGroup(files, name, { before: groups, parentRule: rule }))
  const requires = requiresOf(secret, settings, [])
  if (groups.length === 0)
    return { ...groupOfSubtask({ name: secret, title: '', points: max, rule }), requires }
  requireGroupsOnly(
    cases.map(({ name }) => name),
    names,
  )
  const points = reachable(rule, max, groups)
  if (points > max + 1e-9)
    throw new PackageError(`The groups of data/secret give ${points} points, and its max_score is ${max}.`)
  if (points < max)
    findings.note(
      `data/secret has max_score ${max}, but its groups give no more than ${points}, so that is the most anybody can get.`,
    )
  // A group may give points although a case of it failed, so only the rule pass-fail allows to stop.
  const how =
    rule === 'all' ? ({ counts: 'all', stops: true } as const) : ({ counts: 'always', stops: false } as const)
  return { name: secret, title: '', points, rule, ...how, requires, groups }
}

function reachable(rule: ScoreGroup['rule'], max: number, groups: readonly ScoreGroup[]): number {
  const given = groups.map(({ points }) => points)
  if (rule === 'all') return max
  return rule === 'min' ? Math.min(...given) : given.reduce((sum, points) => sum + points, 0)
}

async function settingsOf(files: PackageFiles, name: string): Promise<Settings> {
  const path = `data/${name}/${settingsName}`
  return hasFile(files, path) ? readYaml(files, path, settingsSchema) : settingsSchema.parse({})
}

/** Every folder directly in `secret` that has settings, in lexicographic order. Throws `PackageError` for a group within one. */
function groupNames(files: PackageFiles): string[] {
  const found = pathsBelow(files, 'data/secret')
    .filter((path) => path.endsWith(`/${settingsName}`))
    .map((path) => path.slice('data/'.length, -`/${settingsName}`.length))
    .filter((name) => name !== secret)
  const inner = found.find((name) => name.split('/').length > 2)
  if (inner !== undefined)
    throw new PackageError(
      `data/${inner}/${settingsName}: a test group lies directly in data/secret, not within another.`,
    )
  return found.toSorted()
}

interface GroupPlace {
  /** The groups that come earlier. */
  readonly before: readonly ScoreGroup[]
  readonly parentRule: ScoreGroup['rule']
}

async function readGroup(
  files: PackageFiles,
  name: string,
  { before, parentRule }: GroupPlace,
): Promise<ScoreGroup> {
  const settings = await settingsOf(files, name)
  const rule = rules[settings.score_aggregation ?? 'pass-fail']
  // Where all of `secret` must be passed, the points of a group count for nothing.
  const max = settings.max_score ?? (parentRule === 'all' ? 0 : undefined)
  if (max === 'unbounded') throw unbounded(name)
  if (max === undefined)
    throw new PackageError(
      `data/${name}/${settingsName} has no max_score; a group needs one where data/secret has a most, which is 100 if it is not stated.`,
    )
  if (parentRule === 'all' && rule !== 'all')
    throw new PackageError(
      `data/${name}/${settingsName}: score_aggregation must be pass-fail, as it is in data/secret.`,
    )
  const requires = requiresOf(name, settings, before)
  return { ...groupOfSubtask({ name, title: '', points: max, rule }), requires }
}

/** Throws `PackageError` for a group that does not exist, comes later, or gives points for some of its cases. */
function requiresOf(
  name: string,
  { require_pass: wanted }: Settings,
  before: readonly ScoreGroup[],
): string[] {
  const place = `data/${name}/${settingsName}: require_pass`
  for (const one of wanted) {
    if (one === sampleGroup) continue
    const found = before.find((group) => group.name === one)
    if (!found) {
      const meant = didYouMean(one, [sampleGroup, ...before.map((group) => group.name)])
      throw new PackageError(`${place}: no earlier test group is named "${one.slice(0, 80)}"${meant || '.'}`)
    }
    if (found.rule !== 'all')
      throw new PackageError(`${place}: "${one}" must have score_aggregation pass-fail to be required.`)
  }
  return [...new Set(wanted)]
}

function requireGroupsOnly(cases: readonly string[], groups: readonly string[]): void {
  const stray = cases.find(
    (name) => name.startsWith('secret/') && !groups.some((group) => name.startsWith(`${group}/`)),
  )
  if (stray !== undefined)
    throw new PackageError(
      `data/${stray}.in is in no test group, and data/secret has groups: put it into one, or give its folder a ${settingsName}.`,
    )
}

const scoringKeys = ['max_score', 'score_aggregation', 'require_pass']

/** Points belong to `secret` and to its groups. */
async function refuseElsewhere(files: PackageFiles): Promise<void> {
  for (const folder of ['data', 'data/sample']) {
    const path = `${folder}/${settingsName}`
    if (!hasFile(files, path)) continue
    const settings = await readYaml(files, path, z.looseObject({}))
    const key = scoringKeys.find((one) => settings[one] !== undefined)
    if (key !== undefined)
      throw new PackageError(`${path}: ${key} is for data/secret and the groups in it only.`)
  }
}

function unbounded(name: string): PackageRefusedError {
  return new PackageRefusedError(
    `This package cannot be judged here: the points of data/${name} are unbounded, so that nobody could be said to have solved it.`,
  )
}
