import type { GroupSettings } from '../group-settings.ts'
import { fileName } from '../package-files.ts'
import type { Findings } from './findings.ts'
import { checkKeys } from './known-keys.ts'

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

/** Names every key of a settings file below `data` that does not exist, or that is not honoured here. */
export function checkGroupSettings(path: string, group: GroupSettings, findings: Findings): void {
  checkKeys({ place: path, keys: Object.keys(group), known: keysOf(fileName(path)) }, findings)
}

function keysOf(name: string): readonly string[] {
  if (name === 'test_group.yaml') return ofGroups
  return name === 'testdata.yaml' ? ofLegacyGroups : ofCases
}
