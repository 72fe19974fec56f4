import { limits } from '@codedojo/contract'
import { isScoring, type PackageFormat, type ProblemYaml } from '../problem-yaml.ts'
import { isMultiPassProblem } from '../refusals.ts'
import type { Findings } from './findings.ts'
import { checkKeys } from './known-keys.ts'

/** Keys that are honoured in both formats, because packages have them in either. */
const topKeys = [
  ...['problem_format_version', 'type', 'name', 'uuid', 'license', 'rights_owner', 'limits', 'keywords'],
  ...['author', 'credits', 'source', 'source_url', 'validation', 'validator_flags', 'embargo_until'],
]
const limitKeys = [
  ...['time_limit', 'memory', 'output', 'code', 'compilation_time', 'compilation_memory'],
  ...['validation_time', 'validation_memory', 'validation_output'],
]

const keysOf = {
  legacy: {
    top: [...topKeys, 'grading'],
    limits: [...limitKeys, 'time_multiplier', 'time_safety_margin'],
  },
  '2025-09': {
    top: [...topKeys, 'version', 'languages', 'allow_file_writing', 'constants'],
    limits: [...limitKeys, 'time_resolution', 'time_multipliers', 'validation_passes'],
  },
} as const satisfies Record<PackageFormat, unknown>
const multiplierKeys = ['ac_to_time_limit', 'time_limit_to_tle']

/** Names every key of problem.yaml that does not exist, or that is not honoured here. */
export function checkProblemYaml(
  yaml: ProblemYaml,
  { format, findings }: { readonly format: PackageFormat; readonly findings: Findings },
): void {
  const known = keysOf[format]
  const below = known.limits.map((key) => `limits.${key}`)
  checkKeys({ place: 'problem.yaml', keys: Object.keys(yaml), known: known.top, elsewhere: below }, findings)
  checkKeys(
    {
      place: 'problem.yaml: limits',
      keys: Object.keys(yaml.limits),
      known: known.limits,
      elsewhere: known.top,
    },
    findings,
  )
  checkKeys(
    {
      place: 'problem.yaml: limits.time_multipliers',
      keys: Object.keys(yaml.limits.time_multipliers ?? {}),
      known: multiplierKeys,
    },
    findings,
  )
  noteUnhonoured(yaml, findings)
}

function noteUnhonoured(yaml: ProblemYaml, { breach, note }: Findings): void {
  const unkept = ['version', 'keywords'].filter((key) => yaml[key] !== undefined)
  if (unkept.length > 0) note(`problem.yaml: not kept: ${unkept.join(', ')}.`)
  const { languages, allow_file_writing: mayWrite, grading, limits: said } = yaml
  if (languages !== undefined && languages !== 'all')
    note('problem.yaml: languages is not honoured: a problem is solved in every language of CodeDojo.')
  if (mayWrite === true)
    note(
      'problem.yaml: allow_file_writing is not honoured: a program can write below its temporary folder only.',
    )
  if (grading !== undefined && !isScoring(yaml)) note('problem.yaml: grading is for scoring problems only.')
  if (said.validation_passes !== undefined && !isMultiPassProblem(yaml))
    breach('problem.yaml: limits.validation_passes is for multi-pass problems only.')
  if (said.code !== undefined && said.code !== codeKibibytes)
    note(`problem.yaml: limits.code is not honoured: a program may have ${codeKibibytes} KiB.`)
  for (const key of ['compilation_time', 'compilation_memory'])
    if (said[key] !== undefined)
      note(`problem.yaml: limits.${key} is not honoured: all problems have the same limits of the compiler.`)
}

const codeKibibytes = limits.codeBytes / 1024
