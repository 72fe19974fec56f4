import type { GroupSettings } from '../group-settings.ts'
import { PackageError, PackageRefusedError } from '../package-error.ts'
import { fileName } from '../package-files.ts'
import type { PackageFormat } from '../problem-yaml.ts'
import type { Findings } from './findings.ts'
import { checkKeys, shownKey } from './known-keys.ts'
import { didYouMean } from './nearest-name.ts'

/** Keys that are honoured in every settings file below `data`, because packages mix the formats. */
const validatorKeys = [
  ...['args', 'input_validator_args', 'output_validator_args'],
  ...['input_validator_flags', 'output_validator_flags'],
]
const shared = [...validatorKeys, 'input_visualizer_args', 'output_visualizer_args', 'full_feedback']
const ofGroups = [
  ...shared,
  ...['max_score', 'score_aggregation', 'static_validation_score', 'require_pass', 'static_validator_args'],
]
const ofLegacyGroups = [
  ...validatorKeys,
  ...['on_reject', 'grading', 'grader_flags', 'accept_score', 'reject_score', 'range'],
]
const ofCases = [...shared, 'hint', 'description']

export interface GroupCheck {
  readonly format: PackageFormat
  readonly isScoring: boolean
  readonly findings: Findings
}

/** Names every key of a settings file below `data` that does not exist, or that is not honoured here. */
export function checkGroupSettings(path: string, group: GroupSettings, check: GroupCheck): void {
  const { findings, isScoring } = check
  checkKeys({ place: path, keys: Object.keys(group), known: keysOf(fileName(path)) }, findings)
  for (const key of Object.keys(group)) {
    const meaning = unhonoured.get(key)
    if (meaning !== undefined) findings.gather(meaning, path)
  }
  if (isScoring) refuseKeysOfOtherFormat(path, group, check.format)
  else
    for (const key of scoringKeys)
      if (group[key] !== undefined) findings.breach(`${path}: ${key} is for scoring problems only.`)
  for (const key of ['static_validation_score', 'static_validator_args'])
    if (group[key] !== undefined)
      findings.breach(`${path}: ${key} needs a static validator, and there is none.`)
  checkGrading(path, group, check)
}

const legacyScoringKeys = ['on_reject', 'grading', 'grader_flags', 'accept_score', 'reject_score', 'range']
const groupScoringKeys = ['max_score', 'score_aggregation', 'require_pass']

/** Each format has its own file for points; in the other one nobody would read them. */
function refuseKeysOfOtherFormat(path: string, group: GroupSettings, format: PackageFormat): void {
  const isLegacy = format === 'legacy'
  const isOther = fileName(path) === (isLegacy ? 'test_group.yaml' : 'testdata.yaml')
  const key = (isLegacy ? groupScoringKeys : legacyScoringKeys).find((one) => group[one] !== undefined)
  if (!isOther || key === undefined) return
  const right = isLegacy ? 'testdata.yaml' : 'test_group.yaml'
  throw new PackageError(
    `${path}: ${key} is not read in this version of the format, whose test groups are described by ${right}.`,
  )
}

const pictures = 'Pictures of cases and outputs are not made here, so arguments for these are not used'
const unhonoured = new Map([
  ['hint', 'A hint for a single case is not shown to learners'],
  ['description', 'The description of a case is not kept'],
  [
    'full_feedback',
    'What learners see of hidden cases is set in the form of the problem, not by full_feedback',
  ],
  ['input_visualizer_args', pictures],
  ['output_visualizer_args', pictures],
])
const scoringKeys = [
  'max_score',
  'score_aggregation',
  'require_pass',
  'accept_score',
  'reject_score',
  'range',
]

/** Modes of the default grader that change nothing if the verdict of a problem is that of its worst case. */
const usualModes = ['worst_error', 'first_error', 'no_errors', 'sum', 'avg', 'min', 'max']
const changingModes = ['always_accept', 'accept_if_any_accepted', 'ignore_sample']

/** Throws `PackageRefusedError` if a grader could accept a program that fails a case of a pass-fail problem. */
function checkGrading(
  path: string,
  group: GroupSettings,
  { findings: { breach }, isScoring }: GroupCheck,
): void {
  const { grading = 'default', grader_flags: flags = '', on_reject: onReject = 'break' } = group
  const refused = 'This package cannot be judged here: '
  if (grading === 'custom') throw new PackageRefusedError(`${refused}${path} names a grader of its own.`)
  if (grading !== 'default') breach(`${path}: grading is "default" or "custom".`)
  if (onReject !== 'break' && onReject !== 'continue') breach(`${path}: on_reject is "break" or "continue".`)
  const words = typeof flags === 'string' ? flags.split(/\s+/).filter((word) => word !== '') : []
  for (const word of words) {
    if (changingModes.includes(word) && !isScoring)
      throw new PackageRefusedError(
        `${refused}${path} has the grader flag "${word}", by which a program can be accepted although a case fails.`,
      )
    if (!usualModes.includes(word) && !changingModes.includes(word))
      breach(
        () =>
          `${path}: there is no grader flag "${shownKey(word)}"${didYouMean(word, [...usualModes, ...changingModes]) || '.'}`,
      )
  }
}

function keysOf(name: string): readonly string[] {
  if (name === 'test_group.yaml') return ofGroups
  return name === 'testdata.yaml' ? ofLegacyGroups : ofCases
}
