import { z } from 'zod'
import { type ExpectedVerdicts, verdictOfWord } from './expectations.ts'
import type { Findings } from './findings/findings.ts'
import { checkKeys, shownKey } from './findings/known-keys.ts'
import { globMatcher } from './glob.ts'
import { PackageError } from './package-error.ts'
import { hasFile, type PackageFiles } from './package-files.ts'
import { readYaml } from './yaml-file.ts'

export const rulesPath = 'submissions/submissions.yaml'

/** The promise of an entry of submissions.yaml about the verdicts of a program. */
export interface SubmissionPromise {
  /** Its place in the file: `accepted/*: secret/large`. */
  readonly place: string
  /** A glob of groups and cases below `data`; null for all cases. */
  readonly cases: string | null
  /** No case has another verdict; null if all are permitted. */
  readonly permitted: ExpectedVerdicts | null
  /** One case at least has one of these; null if none is required. */
  readonly required: ExpectedVerdicts | null
  /** Stands in the message to the operator on one case at least; null if there is none. */
  readonly message: string | null
  /** The least and the most points that the submission, or the group, gets; null if it is not said. */
  readonly score: readonly [number, number] | null
}

/** `none`: it is not used for the time limit. `lower`: the limit must be above its time; `upper`: below. */
export type TimeUse = 'none' | 'lower' | 'upper'

/** An entry of submissions.yaml. */
export interface SubmissionRule {
  readonly glob: string
  readonly matches: (path: string) => boolean
  readonly language: string | undefined
  readonly entryPoint: string | undefined
  readonly promises: readonly SubmissionPromise[]
  readonly timeUse: TimeUse | undefined
}

const verdictWords = z.union([z.string().transform((one) => [one]), z.array(z.string())])
const promiseSchema = z.looseObject({
  permitted: verdictWords.optional(),
  required: verdictWords.optional(),
  message: z.string().optional(),
  score: z
    .union([z.number().transform((one): [number, number] => [one, one]), z.tuple([z.number(), z.number()])], {
      error: 'must be a number, or a list of two',
    })
    .optional(),
  use_for_time_limit: z.union([z.boolean(), z.enum(['lower', 'upper'])]).optional(),
})
const submissionsYamlSchema = z.record(
  z.string(),
  promiseSchema.extend({ language: z.string().optional(), entrypoint: z.string().optional() }),
)
type RuleText = z.infer<typeof submissionsYamlSchema>[string]
type PromiseText = z.infer<typeof promiseSchema>

const promiseKeys = ['permitted', 'required', 'message', 'score', 'use_for_time_limit']
const ruleKeys = [...promiseKeys, 'language', 'entrypoint', 'authors', 'model_solution']

/** Bounded, because every rule is matched against every submission, and every glob of cases against every case. */
const mostRules = 500
const mostCaseGlobs = 100

export interface RuleOptions {
  readonly findings: Findings
  /** Only then a submission has a score. */
  readonly isScoring: boolean
}

/** Reads `submissions/submissions.yaml`; no rules if it is missing. Throws `PackageError` for a verdict that does not exist. */
export async function readSubmissionRules(
  files: PackageFiles,
  options: RuleOptions,
): Promise<SubmissionRule[]> {
  if (!hasFile(files, rulesPath)) return []
  const entries = Object.entries(await readYaml(files, rulesPath, submissionsYamlSchema))
  if (entries.length > mostRules)
    throw new PackageError(`${rulesPath} has ${entries.length} entries; at most ${mostRules} are read.`)
  const rules = entries.map(([glob, said]) => ruleOf(glob, said, options))
  const globs = new Set(rules.flatMap(({ promises }) => promises.flatMap(({ cases }) => cases ?? [])))
  if (globs.size > mostCaseGlobs)
    throw new PackageError(
      `${rulesPath} names ${globs.size} groups of cases; at most ${mostCaseGlobs} are read.`,
    )
  return rules
}

function ruleOf(glob: string, said: RuleText, options: RuleOptions): SubmissionRule {
  const { findings } = options
  const groups = Object.entries(said).filter(([key, value]) => !ruleKeys.includes(key) && isMap(value))
  const ofCases = groups.map(([key]) => key)
  const keys = Object.keys(said).filter((key) => !ofCases.includes(key))
  checkKeys({ place: `${rulesPath}: ${shownKey(glob)}`, keys, known: ruleKeys }, findings)
  const promises = groups.map(([key, value]) => promiseOfCases({ glob, cases: key, value }, options))
  const { language, entrypoint: entryPoint } = said
  const whole = promiseOf({ glob, cases: null, said }, options)
  return {
    glob,
    matches: globMatcher(glob),
    language,
    entryPoint,
    promises: [...whole, ...promises.flat()],
    timeUse: timeUseOf(said),
  }
}

function isMap(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

interface CasesText {
  readonly glob: string
  readonly cases: string
  readonly value: unknown
}

function promiseOfCases({ glob, cases, value }: CasesText, options: RuleOptions): SubmissionPromise[] {
  const { findings } = options
  const place = `${rulesPath}: ${shownKey(glob)}: ${shownKey(cases)}`
  const parsed = promiseSchema.safeParse(value)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new PackageError(`${place}: ${issue?.path.join('.') || 'it'}: ${issue?.message ?? 'is wrong'}`)
  }
  checkKeys({ place, keys: Object.keys(parsed.data), known: promiseKeys }, findings)
  if (parsed.data.use_for_time_limit !== undefined)
    findings.note(`${place}: use_for_time_limit is honoured for all cases only.`)
  return promiseOf({ glob, cases, said: parsed.data }, options)
}

interface PromiseToRead {
  readonly glob: string
  readonly cases: string | null
  readonly said: PromiseText
}

function promiseOf(
  { glob, cases, said }: PromiseToRead,
  { findings: { breach }, isScoring }: RuleOptions,
): SubmissionPromise[] {
  const place = cases === null ? shownKey(glob) : `${shownKey(glob)}: ${shownKey(cases)}`
  const permitted = verdictsOf(said.permitted)
  const required = verdictsOf(said.required)
  const message = said.message ?? null
  const score = isScoring ? (said.score ?? null) : null
  if (said.score !== undefined && !isScoring)
    breach(`${rulesPath}: ${place}: score is for scoring problems only.`)
  if (permitted && required && !required.some((verdict) => permitted.includes(verdict)))
    breach(`${rulesPath}: ${place}: no required verdict is permitted, so no program can keep it.`)
  if (!permitted && !required && message === null && score === null) return []
  return [{ place, cases, permitted, required, message, score }]
}

function verdictsOf(words: readonly string[] | undefined): ExpectedVerdicts | null {
  return words === undefined ? null : [...new Set(words.map((word) => verdictOfWord(word, rulesPath)))]
}

function timeUseOf({ use_for_time_limit: use }: PromiseText): TimeUse | undefined {
  if (use === false) return 'none'
  return use === true ? undefined : use
}

/**
 * The verdicts that an entry allows for all cases. A judge that stops at the first failing case sees only one failure, so any
 * permitted failure is accepted, and Accepted only if it is among the required verdicts or none are named.
 */
export function expectedOfRule({ promises }: SubmissionRule): ExpectedVerdicts | undefined {
  const whole = promises.find(({ cases }) => cases === null)
  const allowed = whole?.permitted ?? whole?.required
  if (!allowed) return undefined
  const required = whole?.required ?? allowed
  return required.includes('Accepted') ? allowed : allowed.filter((verdict) => verdict !== 'Accepted')
}
