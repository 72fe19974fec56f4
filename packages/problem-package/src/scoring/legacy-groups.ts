import type { ScoreGroup } from '@codedojo/contract'
import { z } from 'zod'
import type { Findings } from '../findings/findings.ts'
import { PackageRefusedError } from '../package-error.ts'
import { hasFile, type PackageFiles } from '../package-files.ts'
import { readYaml } from '../yaml-file.ts'
import { foldersOfCases, type GroupFolder } from './group-folders.ts'
import type { ScoringToRead } from './read-scoring.ts'

const score = z.coerce.number({ error: 'must be a number' })
const settingsSchema = z.looseObject({
  on_reject: z.string().optional(),
  grader_flags: z.string().optional(),
  accept_score: score.optional(),
  reject_score: score.optional(),
  range: z.coerce.string().optional(),
})
type Settings = z.infer<typeof settingsSchema>

/** What holds for a group if no file says otherwise. Source: "Test Data Groups" of spec/legacy.md. */
const usual = { on_reject: 'break', grader_flags: '', accept_score: 1, reject_score: 0, range: '' }

const settingsName = 'testdata.yaml'
const rules = ['sum', 'min', 'max', 'avg'] as const

/**
 * Reads the tree of test groups of the legacy format. Source: "Graders" of spec/legacy.md. Throws `PackageRefusedError` where
 * fewer points are better, and where failed cases give points.
 */
export async function readLegacyGroups({ files, yaml, cases, findings }: ScoringToRead): Promise<ScoreGroup> {
  checkGrading(yaml.grading, findings)
  const data = foldersOfCases(cases)
  const settings = await settingsOf(files, data, usual)
  const flags = wordsOf(settings)
  const secret = data.folders.find(({ name }) => name === 'secret')
  if (flags.includes('ignore_sample') && secret) {
    const inherited = { ...settings, grader_flags: flags.filter((one) => one !== 'ignore_sample').join(' ') }
    return readFolder(secret, { files, findings, inherited })
  }
  return readFolder(data, { files, findings, inherited: usual })
}

function checkGrading(grading: unknown, { note }: Findings): void {
  const said = new Map(typeof grading === 'object' && grading !== null ? Object.entries(grading) : [])
  if (said.get('objective') === 'min')
    throw new PackageRefusedError(
      'This package cannot be judged here: fewer points are better in it (objective: min).',
    )
  if (said.get('show_test_data_groups') === false)
    note(
      'problem.yaml: grading.show_test_data_groups is not honoured: who submits sees the points of every subtask.',
    )
  for (const key of said.keys())
    if (key !== 'objective' && key !== 'show_test_data_groups')
      note(() => `problem.yaml: grading.${String(key).slice(0, 40)} is not honoured.`)
}

interface FolderSource {
  readonly files: PackageFiles
  readonly findings: Findings
  /** The settings of the folder above. */
  readonly inherited: typeof usual
}

async function settingsOf(
  files: PackageFiles,
  { name }: GroupFolder,
  inherited: typeof usual,
): Promise<typeof usual> {
  const path = pathOf(name)
  const own: Settings = hasFile(files, path) ? await readYaml(files, path, settingsSchema) : {}
  const { on_reject, grader_flags, accept_score, reject_score, range } = own
  return {
    on_reject: on_reject ?? inherited.on_reject,
    grader_flags: grader_flags ?? inherited.grader_flags,
    accept_score: accept_score ?? inherited.accept_score,
    reject_score: reject_score ?? inherited.reject_score,
    range: range ?? inherited.range,
  }
}

function pathOf(name: string): string {
  return name === '' ? `data/${settingsName}` : `data/${name}/${settingsName}`
}

function wordsOf({ grader_flags: flags }: Pick<typeof usual, 'grader_flags'>): string[] {
  return flags.split(/\s+/).filter((word) => word !== '')
}

async function readFolder(
  folder: GroupFolder,
  { files, findings, inherited }: FolderSource,
): Promise<ScoreGroup> {
  const settings = await settingsOf(files, folder, inherited)
  const flags = wordsOf(settings)
  const place = pathOf(folder.name)
  if (flags.includes('ignore_sample') && folder.name !== '')
    findings.breach(`${place}: ignore_sample is for data itself only.`)
  if (folder.caseCount > 0 && folder.folders.length > 0)
    throw new PackageRefusedError(
      `This package cannot be judged here: data/${folder.name} has test cases beside test groups; move them into a group of their own.`,
    )
  refuseOddScores(place, settings, folder)
  const groups: ScoreGroup[] = []
  for (const inner of folder.folders)
    groups.push(await readFolder(inner, { files, findings, inherited: settings }))
  const rule =
    rules.find((one) => one === flags.findLast((word) => rules.some((known) => known === word))) ?? 'sum'
  const members =
    groups.length > 0
      ? groups.map(({ points }) => points)
      : Array<number>(folder.caseCount).fill(settings.accept_score)
  const points = mostOf(rule, members)
  checkRange(place, { points, range: settings.range }, findings)
  return {
    name: folder.name === '' ? 'data' : folder.name,
    title: '',
    points,
    rule,
    counts: countsOf(flags),
    stops: settings.on_reject !== 'continue',
    requires: [],
    groups,
  }
}

function countsOf(flags: readonly string[]): ScoreGroup['counts'] {
  const mode = flags.findLast((word) =>
    ['worst_error', 'first_error', 'no_errors', 'always_accept'].includes(word),
  )
  if (mode === 'always_accept') return 'always'
  return flags.includes('accept_if_any_accepted') ? 'any' : 'all'
}

function refuseOddScores(
  place: string,
  { accept_score, reject_score }: typeof usual,
  { caseCount }: GroupFolder,
): void {
  if (caseCount === 0) return
  const refused = `This package cannot be judged here: ${place}`
  if (reject_score !== 0)
    throw new PackageRefusedError(`${refused} gives ${reject_score} points for a failed case (reject_score).`)
  if (!(accept_score >= 0 && Number.isFinite(accept_score)))
    throw new PackageRefusedError(`${refused} takes points away for an accepted case (accept_score).`)
}

function mostOf(rule: ScoreGroup['rule'], members: readonly number[]): number {
  const sum = members.reduce((all, one) => all + one, 0)
  if (rule === 'min') return Math.min(...members)
  if (rule === 'max') return Math.max(...members)
  return rule === 'avg' ? sum / members.length : sum
}

/** A range that the scores do not keep would be a judge error in the format; here the scores hold. */
function checkRange(
  place: string,
  { points, range }: { readonly points: number; readonly range: string },
  { breach }: Findings,
): void {
  if (range.trim() === '') return
  const [least = Number.NaN, most = Number.NaN] = range.trim().split(/\s+/).map(boundOf)
  if (Number.isNaN(least) || Number.isNaN(most))
    breach(`${place}: range is two numbers, the least and the most.`)
  else if (points > most + 1e-9 || least > 0)
    breach(`${place}: range is "${range.trim().slice(0, 40)}", but the group gives 0 to ${points} points.`)
}

function boundOf(text: string): number {
  if (/^[+-]?inf$/i.test(text))
    return text.startsWith('-') ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
  return Number(text)
}
